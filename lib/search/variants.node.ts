/**
 * Traditional spellings, from OpenCC. Owns: the only use of opencc-js, at build time.
 */
import * as OpenCC from 'opencc-js';
import phrases from 'opencc-js/dict/TWPhrasesRev';
import { cutHanQuery } from './cut-han';
import type { WordList } from './index-terms';
import { normalize, type VariantTable } from './normalize';
import { isStopWord } from './stop-words';

const FIRST_IDEOGRAPH = 0x3400;
const LAST_IDEOGRAPH = 0x9fff;

/** Every Traditional character with its Simplified one. */
export function allVariants(): VariantTable {
  const characters = Array.from({ length: LAST_IDEOGRAPH - FIRST_IDEOGRAPH + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_IDEOGRAPH + index),
  );
  // All at once, each on a line of its own: to be asked for each takes ten times as long.
  const simplified = OpenCC.Converter({ from: 't', to: 'cn' })(characters.join('\n')).split('\n');
  const pairs = characters.map((character, index): [string, string] => [character, simplified[index] ?? character]);
  return new Map(pairs.filter(([character, plain]) => plain !== character && [...plain].length === 1));
}

/** Those that a query of this vocabulary can need. */
export function reachableVariants(variants: VariantTable, texts: Iterable<string>): VariantTable {
  const reachable = new Set([...texts].flatMap((text) => [...text]));
  return new Map([...variants].filter(([, simplified]) => reachable.has(simplified)));
}

/**
 * What is called otherwise in Taiwan, both in Simplified characters: `介面` and `界面`, `伺服器` and `服务器`.
 *
 * @param vocabulary pairs whose own word is not in it are left out
 */
export function regionalGroups(variants: VariantTable, vocabulary: WordList): RegionalGroups {
  const groups = phrases.split('|').flatMap((entry) => {
    const [theirs = '', ...ours] = entry.split(' ').map((word) => normalize(word, variants));
    const [own = ''] = ours;
    const useful = ours.length === 1 && vocabulary.has(own) && theirs !== own;
    return useful && own.length > 1 && theirs.length > 1 ? [[own, theirs]] : [];
  });
  const isStrange = ([, theirs = '']: readonly string[]) =>
    cutHanQuery(theirs, false, {
      isWord: (word) => vocabulary.has(word),
      isPair: () => false,
      isPrefix: () => false,
      isStopWord,
    }).some(({ kind, text }) => kind === 'unknown' && text.length > 1);
  return { usual: groups.filter((group) => !isStrange(group)), strange: groups.filter(isStrange) };
}

/** Pairs of our word and theirs. */
export interface RegionalGroups {
  /** Theirs is made of words that the language has, so that no query with it looks strange. */
  usual: string[][];
  strange: string[][];
}
