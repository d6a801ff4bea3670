/**
 * How characters and words are read. Owns: the only use of pinyin-pro, at build time.
 */
import { customPinyin, pinyin } from 'pinyin-pro';
import type { SoundsFile } from './index-format';

/** Words of programs in which 重 means once more, which no dictionary of readings has. */
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

/** The 3,755 common characters of GB 2312, level 1, in which wrong characters are found. */
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

/** Words and characters with their syllables, spaces between. */
export type Readings = ReadonlyMap<string, string>;

interface Sounds {
  file: SoundsFile;
  /** All that was read. */
  readings: Readings;
}

/**
 * @param words whose characters and own readings are needed besides the common ones
 * @param before what has been read for an earlier index: reading takes most of the time
 */
export function buildSounds(words: Iterable<string>, before: Readings = new Map()): Sounds {
  const readings = new Map<string, string>();
  const read = (word: string) => {
    const reading = readings.get(word) ?? before.get(word) ?? readAloud(word);
    readings.set(word, reading);
    return reading.split(' ');
  };
  const han = [...words].filter((word) => /^\p{Script=Han}+$/u.test(word));
  const bySyllable = new Map<string, string>();
  const single = new Map<string, string>();
  for (const character of new Set([...commonCharacters(), ...han.flatMap((word) => [...word])])) {
    const [syllable = ''] = read(character);
    if (!/^[a-z]+$/.test(syllable)) continue;
    single.set(character, syllable);
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  }
  const special: Record<string, string> = {};
  for (const word of han) {
    const reading = read(word);
    const plain = [...word].map((character) => single.get(character) ?? '');
    if (word.length > 1 && reading.length === word.length && reading.join(' ') !== plain.join(' ')) {
      special[word] = reading.join(' ');
    }
  }
  const syllables = [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, own]) => syllable + own);
  return { file: { syllables, readings: special }, readings };
}

function readAloud(word: string): string {
  return pinyin(word, { toneType: 'none', type: 'array', v: true }).join(' ').toLowerCase();
}
