import type { Problem } from '@/lib/errors';

/** A problem and the pages that show its file, for the problem panel in development. */
export interface PageProblem extends Problem {
  /** Encoded addresses with the base path. Empty for files that no page shows. */
  pages: readonly string[];
}

/** Problems of the content in development, where `next.config.mjs` aliases this module to a generated one. */
export const PROBLEMS: readonly PageProblem[] = [];
