/** Cuts an index into the shards that browsers load. */
import { type ExportedIndex, KINDS } from '../files';
import type { IndexedPage } from './analyze-pages';
import { TermIndex } from './term-index';

/** Whether a posting is of a heading. */
export const isHeading = (posting: number) => KINDS[posting % KINDS.length] === 'heading';

/**
 * All terms but those of the heads in the entry, a range of them in each shard.
 *
 * @param inEntry number of pages whose heads the entry has
 * @param inHeads number of pages whose headings the first shard of heads has
 * @param most characters of a shard
 */
export function cutWords(
  pages: readonly IndexedPage[],
  inEntry: number,
  inHeads: number,
  most: number,
): [first: string, index: ExportedIndex][] {
  const postings = new Map<string, number[]>();
  pages.forEach(({ heads, body }, number) => {
    for (const [posting, terms] of [...(number < inEntry ? [] : heads), ...body]) {
      if (number < inHeads && isHeading(posting)) continue;
      for (const term of terms) {
        const known = postings.get(term);
        if (known) known.push(posting);
        else postings.set(term, [posting]);
      }
    }
  });
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return cutShards(sorted, most, ([term, ids]) => term.length + ids.join().length + 8).map((shard) => {
    const terms = new Map<number, string[]>();
    for (const [term, ids] of shard) for (const id of ids) terms.set(id, [...(terms.get(id) ?? []), term]);
    const index = new TermIndex();
    for (const [id, own] of [...terms].sort(([a], [b]) => a - b)) index.add(id, own);
    return [shard[0]?.[0] ?? '', index.export()];
  });
}

/** Runs of items; each ends with the item that reaches the size. */
export function cutShards<T>(items: readonly T[], most: number, sizeOf: (item: T) => number): T[][] {
  const shards: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (room <= 0) {
      shards.push([]);
      room = most;
    }
    shards.at(-1)?.push(item);
    room -= sizeOf(item);
  }
  return shards;
}

/** The first section of each shard of texts. */
export function textStarts(pages: readonly IndexedPage[], texts: readonly (readonly unknown[])[]): number[] {
  const chunks = pages.flatMap((page) => page.chunks);
  return starts(texts).map((chunk) => chunks[chunk]?.[0]?.id ?? 0);
}

/** The number of the first item of each shard. */
export function starts(shards: readonly (readonly unknown[])[]): number[] {
  let next = 0;
  return shards.map((shard) => {
    next += shard.length;
    return next - shard.length;
  });
}
