import { z } from 'zod';
import { PageProblem } from './page-problem';

/** What the process that follows up sends: all problems to mend first; then, done with it all, the end. */
export const FollowUpMessage = z.union([
  z.strictObject({ problems: z.array(PageProblem) }),
  z.strictObject({ isIndexNew: z.boolean() }),
]);

export type FollowUpMessage = z.infer<typeof FollowUpMessage>;

/**
 * Checks the content and makes its search.
 *
 * @param onProblems is told them as soon as they are known, also when there are none
 * @returns whether pages have to name another index now
 * @throws when it can't be done; the next time may be another matter
 */
export type FollowUp = (onProblems: (problems: readonly PageProblem[]) => void) => Promise<boolean>;
