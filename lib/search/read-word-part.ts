import { FIELDS, type FieldName, PAIR_SIGN, type TermMap, type WordPart } from './index-format';
import { decodeIds, decodeTerms } from './part-codec';

/** The part's terms as FlexSearch imports them. */
export function readWordPart(part: WordPart): [FieldName, TermMap][] {
  const terms = decodeTerms(part.terms);
  const maps = FIELDS.map((field): [FieldName, TermMap] => {
    const groups = part.ids[field]?.split('|') ?? [];
    return [field, groups.flatMap((group, index) => readTerm(terms[index], group))];
  });
  maps.at(-1)?.[1].push(...readPairs(part.pairs));
  return maps;
}

function readTerm(term: string | undefined, group: string): TermMap {
  return term === undefined || group === '' ? [] : [[term, group.split(' ').map(decodeIds)]];
}

function readPairs(pairs: string): TermMap {
  if (pairs === '') return [];
  return pairs.split('|').flatMap((group) => {
    const [first = '', ...rest] = group;
    return [...rest.join('').matchAll(/([^ -~])([!-~]*)/gu)].map(([, second = '', ids = '']): TermMap[number] => {
      return [`${first}${second}${PAIR_SIGN}`, [null, null, decodeIds(ids)]];
    });
  });
}
