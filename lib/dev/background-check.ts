import { z } from 'zod';
import { PageProblem } from './page-problem';

/** What the check process sends: first the problems, then that the search index is written. */
export const CheckMessage = z.union([
  z.strictObject({ problems: z.array(PageProblem) }),
  z.strictObject({ isIndexNew: z.boolean() }),
]);

export type CheckMessage = z.infer<typeof CheckMessage>;

/**
 * Checks the content and builds its search index.
 *
 * @param onProblems called with the problems as soon as they are known, even when there are none
 * @returns whether the index has changed, so that pages must be refreshed
 * @throws when the check fails
 */
export type BackgroundCheck = (onProblems: (problems: readonly PageProblem[]) => void) => Promise<boolean>;
