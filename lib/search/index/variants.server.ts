/** Traditional spellings and regional words, from OpenCC, at build time. */
import * as OpenCC from 'opencc-js';
import phrases from 'opencc-js/dict/TWPhrasesRev';
import { normalize, type VariantTable } from '../analyze/normalize';

const FIRST_IDEOGRAPH = 0x3400;
const LAST_IDEOGRAPH = 0x9fff;

/** Every Traditional character with its Simplified one. */
export function allVariants(): VariantTable {
  const characters = Array.from({ length: LAST_IDEOGRAPH - FIRST_IDEOGRAPH + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_IDEOGRAPH + index),
  );
  // In one call, each on its own line: a call for each takes ten times as long.
  const simplified = OpenCC.Converter({ from: 't', to: 'cn' })(characters.join('\n')).split('\n');
  const pairs = characters.map((character, index): [string, string] => [character, simplified[index] ?? character]);
  return new Map(pairs.filter(([character, plain]) => plain !== character && plain.length === 1));
}

/** Those that a query of this vocabulary can need. */
export function reachableVariants(variants: VariantTable, texts: Iterable<string>): VariantTable {
  const reachable = new Set([...texts].flatMap((text) => [...text]));
  return new Map([...variants].filter(([, simplified]) => reachable.has(simplified)));
}

/**
 * Pairs of what one thing is called here and in Taiwan, both in Simplified characters: 界面 and 介面, 服务器 and 伺服器.
 *
 * @param vocabulary pairs whose first word is not in it are left out
 */
export function regionalGroups(variants: VariantTable, vocabulary: { has(word: string): boolean }): string[][] {
  return phrases.split('|').flatMap((entry) => {
    const [theirs = '', ...ours] = entry.split(' ').map((word) => normalize(word, variants));
    const [own = ''] = ours;
    const isUseful = ours.length === 1 && vocabulary.has(own) && theirs !== own;
    return isUseful && own.length > 1 && theirs.length > 1 ? [[own, theirs]] : [];
  });
}
