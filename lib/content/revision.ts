/**
 * Changes with every edit below `content/` in development, where `next.config.mjs` aliases this module to a generated
 * one.
 */
export const CONTENT_REVISION: string = '';
