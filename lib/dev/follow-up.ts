import { z } from 'zod';

/** What the process that follows up sends: problems as the writer reads them, none when empty; then, done with it all, the end. */
export const FollowUpMessage = z.union([
  z.strictObject({ problems: z.string() }),
  z.strictObject({ isIndexNew: z.boolean() }),
]);

export type FollowUpMessage = z.infer<typeof FollowUpMessage>;

/**
 * Checks the content and makes its search.
 *
 * @param onProblems is told them, as text, as soon as they are known; an empty one when there are none
 * @returns whether pages have to name another index now
 * @throws when it can't be done; the next time may be another matter
 */
export type FollowUp = (onProblems: (problems: string) => void) => Promise<boolean>;
