import type { Problem } from '@/lib/errors';

/** A problem with the pages that show its file, for the development page. */
export interface PageProblem extends Problem {
  /** Addresses, with base path and encoded; none for files that are no pages. */
  pages: readonly string[];
}

/** What the check process sends: first the problems, then whether the search index has changed. */
export type CheckMessage = { problems: readonly PageProblem[] } | { isIndexNew: boolean };

/**
 * Checks the content and builds its search index.
 *
 * @param onProblems called with the problems as soon as they are known, even when there are none
 * @returns whether the index has changed, so that pages must be refreshed
 * @throws when the check fails
 */
export type BackgroundCheck = (onProblems: (problems: readonly PageProblem[]) => void) => Promise<boolean>;
