/** Log levels of the tool, most severe first. Apart from the schemas, which browsers don't need. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
