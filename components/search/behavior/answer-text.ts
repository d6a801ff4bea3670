import { fill, type SearchWords } from '../search-words';

/** How many results there are. Before every part of the index has come, nothing is not yet none. */
export function answerText({ total, complete }: { total: number; complete: boolean }, words: SearchWords): string {
  if (total > 0) return fill(total === 1 ? words.countOne : words.count, { count: total });
  return complete ? words.none : words.loading;
}
