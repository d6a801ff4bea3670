/** How Chinese is pronounced, from pinyin-pro, at build time. */
import { customPinyin, pinyin } from 'pinyin-pro';
import type { PinyinFile } from '../files';
import { wordsInside } from './analyze-pages';

/** Words of programs in which 重 means "again", which the library's dictionary lacks. */
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

/** A longer run is a sentence; nobody types it in pinyin. */
const LONGEST_NAME = 10;

/**
 * @param vocabulary of the language
 * @param names titles, headings and keywords: their words get pinyin as aliases
 */
export function buildPinyinFile(vocabulary: ReadonlySet<string>, names: readonly string[]): PinyinFile {
  const runs = names.flatMap((name) => name.match(/\p{Script=Han}{2,}/gu) ?? []);
  const aliased = new Set([
    ...runs.flatMap((run) => wordsInside(run, vocabulary)),
    ...runs.filter((run) => run.length <= LONGEST_NAME),
  ]);
  const aliases = new Map<string, string[]>();
  for (const word of aliased) {
    const reading = read(word);
    if (/^[a-z ]+$/.test(reading)) aliases.set(reading, [...(aliases.get(reading) ?? []), word]);
  }
  const bySyllable = new Map<string, string>();
  const characters = [...vocabulary].flatMap((word) => word.match(/\p{Script=Han}/gu) ?? []);
  for (const character of new Set([...commonCharacters(), ...characters])) {
    const syllable = read(character);
    if (/^[a-z]+$/.test(syllable)) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  }
  return {
    syllables: [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, own]) => syllable + own),
    aliases: [...aliases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reading, words]) => [reading, ...words]),
  };
}

/** Syllables with spaces between. */
function read(word: string): string {
  return pinyin(word, { toneType: 'none', type: 'array', v: true }).join(' ').toLowerCase();
}

/** The 3,755 common characters of GB 2312, level 1: any of them can be typed by mistake. */
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
