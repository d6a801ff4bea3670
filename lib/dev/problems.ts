import type { PageProblem } from './page-problem';

/** Problems of the content in development, where `next.config.mjs` aliases this module to a generated one. */
export const PROBLEMS: readonly PageProblem[] = [];
