const SUFFIXES = 'ications ication ations ation ings ing ers er ied ies es ed ly s d y e'.split(' ');

/** Letters. */
export const SHORTEST_STEM = 3;

/** What forms of a word share. */
export function stemOf(word: string): string {
  const suffix = SUFFIXES.find((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM);
  if (!suffix) return word;
  const stem = word.slice(0, -suffix.length);
  // `banned` and `banning` double what `ban` has once.
  return stem.length > SHORTEST_STEM && /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
