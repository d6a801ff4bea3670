/**
 * The effects of a change on the site, as data. Owns: the schema of the report that the untrusted build passes to the
 * trusted publisher, and therefore limits all lengths.
 */
import { z } from 'zod';

export const MAX_TEXT_LENGTH = 500;
const text = z.string().max(MAX_TEXT_LENGTH);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(2000);
const count = z.number().int().nonnegative();
/** Decoded URL path without the base path: `/en/docs/setup/Docker`. */
const address = z.string().startsWith('/').max(300);
const commit = z.string().regex(/^[0-9a-f]{40}$/);

/** A query whose relevant page has another rank than before. Null means that the page isn't among the first results. */
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
  /** Number of pages that changed only outside their content: in the navigation, the head or scripts. */
  framesChanged: count,
  lostAnchors: list(z.strictObject({ address, anchor: text })),
  /** New problems that `npm run check` finds: broken links, outdated or missing translations, and so on. */
  problems: list(text),
  olderProblems: count,
  /** In bytes, compressed with Brotli. */
  sizes: list(z.strictObject({ message: text, before: count, after: count })),
  /** Absent when the search of an older site can't be compared. */
  ranks: list(RankChange).optional(),
});

export type Report = z.infer<typeof Report>;
export type RankChange = z.infer<typeof RankChange>;
