/** Changes with every edit in development, where `next.config.mjs` replaces this module by a generated one. */
export const CONTENT_REVISION: string = '';
