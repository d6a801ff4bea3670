import type { LocaleContent } from './model';

const known = new WeakMap<LocaleContent, ReadonlyMap<string, number>>();

/** Where each doc stands in reading order, by id. Walking through all docs for each would take the square of their number. */
export function docPlaces(content: LocaleContent): ReadonlyMap<string, number> {
  const places = known.get(content) ?? new Map(content.docs.map(({ id }, place) => [id, place]));
  known.set(content, places);
  return places;
}
