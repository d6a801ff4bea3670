/** Generates what queries need besides the pages: character variants and pinyin. */
import * as OpenCC from 'opencc-js';
import { customPinyin, pinyin } from 'pinyin-pro';
import { appendTo } from '@/lib/append-to';
import type { VariantTable } from '../analyze/normalize';
import type { SearchParts } from '../files';
import { wordsInside } from './analyze-pages';

const FIRST_IDEOGRAPH = 0x3400;
const LAST_IDEOGRAPH = 0x9fff;
/** Software terms in which 重 means "again"; the dictionary of the library lacks them. */
customPinyin({
  重置: 'chóng zhì',
  重设: 'chóng shè',
  重装: 'chóng zhuāng',
  重载: 'chóng zài',
  重连: 'chóng lián',
  重映射: 'chóng yìng shè',
});

/** In characters. A longer run is a sentence, and nobody types a sentence in pinyin. */
const MAX_NAME_LENGTH = 10;

/** Maps every Traditional character to its Simplified form. */
export function allVariants(): VariantTable {
  const characters = Array.from({ length: LAST_IDEOGRAPH - FIRST_IDEOGRAPH + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_IDEOGRAPH + index),
  );
  // One call for all characters, one per line, is ten times as fast as a call for each.
  const simplified = OpenCC.Converter({ from: 't', to: 'cn' })(characters.join('\n')).split('\n');
  const pairs = characters.map((character, index): [string, string] => [character, simplified[index] ?? character]);
  return new Map(pairs.filter(([character, target]) => target !== character && target.length === 1));
}

/** Returns the pairs whose Simplified character is in one of the words; others can't help a query. */
export function packVariants(variants: VariantTable, words: readonly string[]): string {
  const characters = new Set(words.join(''));
  return [...variants]
    .filter(([, simplified]) => characters.has(simplified))
    .flat()
    .join('');
}

/** @param names titles, headings and keywords; their words get pinyin aliases */
export function buildPinyinFile(vocabulary: ReadonlySet<string>, names: readonly string[]): SearchParts['sounds'] {
  const runs = names.flatMap((name) => name.match(/\p{Script=Han}{2,}/gu) ?? []);
  const words = [
    ...runs.flatMap((run) => wordsInside(run, vocabulary)),
    ...runs.filter((run) => run.length <= MAX_NAME_LENGTH),
  ];
  const characters = [...vocabulary].flatMap((word) => word.match(/\p{Script=Han}/gu) ?? []);
  return {
    syllables: groupByPinyin([...commonCharacters(), ...characters]).map((group) => group.join('')),
    aliases: groupByPinyin(words),
  };
}

/** Returns groups of a spelling and its words, sorted by spelling. */
function groupByPinyin(words: Iterable<string>): [pinyin: string, ...words: string[]][] {
  const groups = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const spelling = pinyinOf(word);
    if (/^[a-z ]+$/.test(spelling)) appendTo(groups, spelling, word);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([spelling, ownWords]) => [spelling, ...ownWords]);
}

/** Returns the syllables without tones, separated by spaces. */
function pinyinOf(word: string): string {
  return pinyin(word, { toneType: 'none', type: 'array', v: true }).join(' ').toLowerCase();
}

/** Returns the 3,755 common characters (GB 2312, level 1), any of which may replace a homophone in a query. */
function commonCharacters(): string[] {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
  return new TextDecoder('gb18030').decode(Uint8Array.from(bytes)).match(/\p{Script=Han}/gu) ?? [];
}
