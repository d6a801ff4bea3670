import { z } from 'zod';

/** A problem with the pages that show its file, for the development page. */
export const PageProblem = z.strictObject({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  what: z.string(),
  cure: z.string(),
  /** Addresses, with base path and encoded; none for files that are no pages. */
  pages: z.array(z.string()),
});

export type PageProblem = z.infer<typeof PageProblem>;
