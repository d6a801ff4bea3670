/** Generates the pinyin of Chinese words at build time with pinyin-pro. */
import { customPinyin, pinyin } from 'pinyin-pro';
import type { PinyinFile } from '../files';
import { wordsInside } from './analyze-pages';

/** Software terms in which 重 means "again"; the dictionary of the library lacks them. */
customPinyin({
  重置: 'chóng zhì',
  重设: 'chóng shè',
  重装: 'chóng zhuāng',
  重载: 'chóng zài',
  重连: 'chóng lián',
  重发: 'chóng fā',
  重传: 'chóng chuán',
  重写: 'chóng xiě',
  重算: 'chóng suàn',
  重命名: 'chóng mìng míng',
  重定向: 'chóng dìng xiàng',
  重映射: 'chóng yìng shè',
  重开: 'chóng kāi',
});

/** In characters. A longer run is a sentence, and nobody types a sentence in pinyin. */
const MAX_NAME_LENGTH = 10;

/**
 * @param vocabulary all words of the language
 * @param names titles, headings and keywords; their words get pinyin aliases
 */
export function buildPinyinFile(vocabulary: ReadonlySet<string>, names: readonly string[]): PinyinFile {
  const runs = names.flatMap((name) => name.match(/\p{Script=Han}{2,}/gu) ?? []);
  const words = new Set([
    ...runs.flatMap((run) => wordsInside(run, vocabulary)),
    ...runs.filter((run) => run.length <= MAX_NAME_LENGTH),
  ]);
  const aliases = new Map<string, string[]>();
  for (const word of words) {
    const spelling = pinyinOf(word);
    if (/^[a-z ]+$/.test(spelling)) aliases.set(spelling, [...(aliases.get(spelling) ?? []), word]);
  }
  const charactersBySyllable = new Map<string, string>();
  const characters = [...vocabulary].flatMap((word) => word.match(/\p{Script=Han}/gu) ?? []);
  for (const character of new Set([...commonCharacters(), ...characters])) {
    const syllable = pinyinOf(character);
    if (/^[a-z]+$/.test(syllable))
      charactersBySyllable.set(syllable, (charactersBySyllable.get(syllable) ?? '') + character);
  }
  return {
    syllables: sortByKey(charactersBySyllable).map(([syllable, ownCharacters]) => syllable + ownCharacters),
    aliases: sortByKey(aliases).map(([spelling, ownWords]) => [spelling, ...ownWords]),
  };
}

function sortByKey<T>(table: ReadonlyMap<string, T>): [string, T][] {
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the syllables without tones, separated by spaces. */
function pinyinOf(word: string): string {
  return pinyin(word, { toneType: 'none', type: 'array', v: true }).join(' ').toLowerCase();
}

/** Returns the 3,755 common characters (GB 2312, level 1), any of which may replace a homophone in a query. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const characters: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{Script=Han}$/u.test(character)) characters.push(character);
    }
  }
  return characters;
}
