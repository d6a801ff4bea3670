import type { PageProblem } from './page-problem';

/** What is wrong with the content, in development, where `next.config.mjs` puts a generated module in this one's place. */
export const PROBLEMS: readonly PageProblem[] = [];
