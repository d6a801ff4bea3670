import type { UnitScore } from './best-share';
import type { QueryUnit } from './parse-query';

/** Alternatives from this quality on are the word itself in some form. */
export const LITERAL = 0.9;

/** A version beside other words, or a number that nobody names: what the pages say may be true of it all the same. */
const VERSION = /^v?\d+(\.[\dx]+){1,2}$/;
/** A number, an address, a time: beside three words, as in a line of a log, it is what the pages can't know. */
const VALUE = /^v?\d[\d.:,/x-]*(?:ms|[kmg]i?b|[smhdb])?$/;
/** A name that no page has, such as `nas-qb`: the reader's own, of which the same holds. */
const COMPOUND = /[-_.:@/]/;
const SAY_IT = 3;

/**
 * Which units a page must have to be a hit.
 *
 * @param byUnit what each is worth on the pages that have it
 */
export function neededUnits(units: readonly QueryUnit[], byUnit: readonly ReadonlyMap<number, UnitScore>[]): number[] {
  const meant = units.flatMap(({ required }, index) => (required ? [index] : []));
  const isFound = (index: number) => (byUnit[index]?.size ?? 0) > 0;
  const isLiteral = (index: number) => [...(byUnit[index]?.values() ?? [])].some(({ quality }) => quality >= LITERAL);
  const isValue = (index: number) => VALUE.test(units[index]?.text ?? '');
  const isOwn = (index: number) => isValue(index) || (COMPOUND.test(units[index]?.text ?? '') && !isLiteral(index));
  const words = meant.filter((index) => !isOwn(index)).length;
  const named = meant.filter((index) => {
    if (words >= SAY_IT) return !isOwn(index);
    return !isValue(index) || (isFound(index) && !VERSION.test(units[index]?.text ?? ''));
  });
  return named.length > 0 ? named : meant.filter(isFound);
}
