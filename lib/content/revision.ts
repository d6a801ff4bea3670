/** Changes with every edit below `content/` in development, where `next.config.mjs` puts a generated module in this one's place. */
export const CONTENT_REVISION: string = '';
