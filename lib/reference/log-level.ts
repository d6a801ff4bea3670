/** Log levels of the tool, most severe first. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
