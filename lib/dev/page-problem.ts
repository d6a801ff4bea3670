import type { Problem } from '@/lib/errors';

/** A problem and the pages that show its file, for the problem panel in development. */
export interface PageProblem extends Problem {
  /** Encoded addresses with the base path. Empty for files that no page shows. */
  pages: readonly string[];
}

/** Messages of the check process: first the problems, then whether the search index has changed. */
export type CheckMessage = { problems: readonly PageProblem[] } | { isIndexNew: boolean };

/**
 * Checks the content and builds its search index.
 *
 * @param onProblems called as soon as the problems are known, also when there are none
 * @returns whether the index has changed, so that pages must be refreshed; rejects when the check fails
 */
export type BackgroundCheck = (onProblems: (problems: readonly PageProblem[]) => void) => Promise<boolean>;
