/**
 * What a change does to the site, as data. Owns: the shape in which the untrusted build hands it to the trusted publisher,
 * so everything is bounded.
 */
import { z } from 'zod';

export const LONGEST_TEXT = 500;
const text = z.string().max(LONGEST_TEXT);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(2000);
const count = z.number().int().nonnegative();
/** A page by its address without base path, decoded: `/en/docs/setup/Docker`. */
const address = z.string().startsWith('/').max(300);
const commit = z.string().regex(/^[0-9a-f]{40}$/);

/** A query that finds its page at another place than before; null is not among the first results. */
const RankChange = z.strictObject({
  query: text,
  locale: text,
  before: count.min(1).nullable(),
  after: count.min(1).nullable(),
});

export const Report = z.strictObject({
  base: commit,
  head: commit,
  pages: list(
    z.strictObject({
      address,
      title: text,
      kind: z.enum(['added', 'changed', 'removed']),
    }),
  ),
  /** Pages whose frame alone is different: navigation, head, scripts. */
  framesChanged: count,
  lostAnchors: list(z.strictObject({ address, anchor: text })),
  /** What `npm run check` finds and didn't before: broken links, translations that are behind or missing, … */
  problems: list(text),
  olderProblems: count,
  /** In bytes, compressed by brotli. */
  sizes: list(z.strictObject({ what: text, before: count, after: count })),
  /** Absent when the search could not be compared. */
  ranks: list(RankChange).optional(),
});

export type Report = z.infer<typeof Report>;
export type RankChange = z.infer<typeof RankChange>;
