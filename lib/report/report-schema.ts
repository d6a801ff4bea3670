/**
 * What a change does to the site, as data. Owns: the shape in which the untrusted build hands it to the trusted publisher,
 * so everything is bounded.
 */
import { z } from 'zod';

const text = z.string().max(500);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(2000);

/** A page by its address without base path, decoded: `/en/docs/setup/Docker`. */
const address = z.string().startsWith('/').max(300);

const ChangedPage = z.strictObject({
  address,
  title: text,
  kind: z.enum(['added', 'changed', 'removed']),
  /** File names below the report's folder. */
  screenshots: z.array(z.string().regex(/^[\w-]+\.png$/)).max(4),
});

const SizeChange = z.strictObject({
  what: text,
  /** Compressed by brotli. */
  before: z.number().int().nonnegative(),
  after: z.number().int().nonnegative(),
});

const Translation = z.strictObject({
  file: text,
  /** Empty when there is no translation at all. */
  staleSections: list(text),
  isNew: z.boolean(),
});

/** A query that finds its page at another place than before; null is not among the first results. */
const RankChange = z.strictObject({
  query: text,
  locale: text,
  before: z.number().int().positive().nullable(),
  after: z.number().int().positive().nullable(),
});

export const Report = z.strictObject({
  /** Commits, in full. */
  base: z.string().regex(/^[0-9a-f]{40}$/),
  head: z.string().regex(/^[0-9a-f]{40}$/),
  pages: list(ChangedPage),
  /** Pages whose frame alone is different: navigation, head, scripts. */
  framesChanged: z.number().int().nonnegative(),
  lostAddresses: list(address),
  lostAnchors: list(z.strictObject({ address, anchor: text })),
  brokenLinks: list(z.strictObject({ address, href: text })),
  translations: list(Translation),
  sizes: list(SizeChange),
  /** Absent when the search could not be compared. */
  ranks: list(RankChange).optional(),
});

export type Report = z.infer<typeof Report>;
export type ChangedPage = z.infer<typeof ChangedPage>;
export type SizeChange = z.infer<typeof SizeChange>;
export type Translation = z.infer<typeof Translation>;
export type RankChange = z.infer<typeof RankChange>;
