import type { QueryUnit } from './parse-query';
import type { SearchView } from './search-view';

/**
 * Words that have all characters of a unit but one, where a title, heading or keywords have them together with the word that
 * is typed beside it: 群晖 for 群晕 in 群晕套件.
 */
export function lookingAlike(units: readonly QueryUnit[], index: number, { store, vocabulary }: SearchView): string[] {
  const [before, unit, after] = [units[index - 1], units[index], units[index + 1]];
  if (!unit) return [];
  const beside = [unit.attached ? before : undefined, after?.attached ? after : undefined];
  const known = beside.flatMap((other) => (other?.required && vocabulary.has(other.text) ? [other.text] : []));
  const heads = store.heads.all.filter(
    ({ field, text }) => field !== 'description' && known.some((word) => text.includes(word)),
  );
  return store.headTerms.sorted.filter(
    (term) => isAlike(term, unit.text) && heads.some(({ text }) => text.includes(term)),
  );
}

function isAlike(a: string, b: string): boolean {
  return (
    a.length > 1 && a.length === b.length && [...a].filter((character, index) => character !== b[index]).length === 1
  );
}
