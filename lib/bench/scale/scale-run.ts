import { z } from 'zod';

const bytes = z.number();
const ms = z.number();

/** How a build of one size went. */
export const ScaleResult = z.object({
  /** In each language. */
  docs: z.number(),
  /** By stage, from an empty cache. */
  stages: z.record(z.string(), ms),
  totalMs: ms,
  /** The same again after an edit of one doc, with the caches of the first build. */
  editedMs: ms,
  /** Resident memory of all processes of the build together, at its highest. */
  peakBytes: bytes,
  files: z.number(),
  bytes,
  /** Files and bytes by ending of the name. */
  byType: z.record(z.string(), z.object({ files: z.number(), bytes })),
  /** What a reader's first search fetches, compressed, by file; and what is left to fetch on demand. */
  searchEntries: z.record(z.string(), bytes),
  searchParts: z.object({ files: z.number(), bytes }),
});

export const ScaleRun = z.object({ node: z.string(), cpus: z.number(), results: z.array(ScaleResult) });

export type ScaleResult = z.infer<typeof ScaleResult>;
export type ScaleRun = z.infer<typeof ScaleRun>;
