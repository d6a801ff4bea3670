import { FIELDS, type FieldName, PAIR_SIGN, type TermMap, type WordPart } from './index-format';
import type { PageLayout } from './page-layout';
import { decodeIds, decodeTerms } from './part-codec';

/** The part's terms as FlexSearch imports them. */
export function readWordPart(part: WordPart, layout: PageLayout): [FieldName, TermMap][] {
  const terms = decodeTerms(part.terms);
  const maps = FIELDS.map((field): [FieldName, TermMap] => {
    const groups = part.ids[field]?.split('|') ?? [];
    const idsOf = (encoded: string) =>
      field === 'content' ? decodeIds(encoded).map((chunk) => layout.chunkId(chunk)) : decodeIds(encoded);
    return [field, groups.flatMap((group, index) => readTerm(terms[index], group, idsOf))];
  });
  maps.at(-1)?.[1].push(...readPairs(part.pairs, layout));
  return maps;
}

function readTerm(term: string | undefined, group: string, idsOf: (encoded: string) => number[]): TermMap {
  return term === undefined || group === '' ? [] : [[term, group.split(' ').map(idsOf)]];
}

function readPairs(pairs: string, layout: PageLayout): TermMap {
  if (pairs === '') return [];
  return pairs.split('|').flatMap((group) => {
    const [first = '', ...rest] = group;
    return [...rest.join('').matchAll(/([^ -~])([!-~]*)/gu)].map(([, second = '', ids = '']): TermMap[number] => {
      return [`${first}${second}${PAIR_SIGN}`, [null, null, decodeIds(ids).map((page) => layout.pageId(page))]];
    });
  });
}
