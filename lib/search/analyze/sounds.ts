/** Chinese by its sound: pinyin that readers type, and characters that sound like the right ones. */
import type { SoundsFile } from '../files';

/** Confusions of southern speakers and hasty typists count as the same sound. */
const CONFUSIONS: readonly [RegExp, string][] = [
  [/^([zcs])h/, '$1'],
  [/([ei])ng$/, '$1n'],
];
const SHORTEST_INITIALS = 3;
const SHORTEST_PREFIX = 4;
const MOST_ALIASES = 12;

interface Spelled {
  /** Words that all have to be found. */
  words: string[];
  quality: number;
}

export interface Sounds {
  /** The same for runs of Chinese that sound alike. */
  soundOf(run: string): string;
  /** Names whose pinyin or initials the letters are: `qunhui`, `dlfwq`, or several in a row: `qunhuianzhuang`. */
  spelledBy(letters: string): Spelled[];
}

export function readSounds({ syllables, aliases }: SoundsFile): Sounds {
  const soundOfCharacter = new Map<string, string>();
  for (const line of syllables) {
    const syllable = line.match(/^[a-z]+/)?.[0] ?? '';
    const sound = CONFUSIONS.reduce((plain, [from, to]) => plain.replace(from, to), syllable);
    for (const character of line.slice(syllable.length)) soundOfCharacter.set(character, sound);
  }
  const byPinyin = new Map<string, string[]>();
  const byInitials = new Map<string, string[]>();
  const put = (table: Map<string, string[]>, key: string, words: readonly string[]) =>
    table.set(key, [...(table.get(key) ?? []), ...words]);
  for (const [pinyin, ...words] of aliases) {
    const parts = pinyin.split(' ');
    put(byPinyin, parts.join(''), words);
    if (parts.length >= SHORTEST_INITIALS) put(byInitials, parts.map((part) => part.charAt(0)).join(''), words);
  }
  const longest = Math.max(0, ...[...byPinyin.keys()].map((key) => key.length));

  /** The fewest names in a row that the letters spell. */
  const inRow = (letters: string): string[][] | undefined => {
    const best: (string[][] | undefined)[] = [[]];
    for (let end = 1; end <= letters.length; end++) {
      for (let start = Math.max(0, end - longest); start < end; start++) {
        const before = best[start];
        const words = byPinyin.get(letters.slice(start, end));
        const known = best[end];
        if (before && words && (!known || before.length + 1 < known.length)) best[end] = [...before, words];
      }
    }
    return best[letters.length];
  };

  return {
    soundOf: (run) => [...run].map((character) => soundOfCharacter.get(character) ?? '').join(' '),
    spelledBy(letters) {
      const whole = (byPinyin.get(letters) ?? []).map((word) => ({ words: [word], quality: 0.8 }));
      const initials = (byInitials.get(letters) ?? []).map((word) => ({ words: [word], quality: 0.65 }));
      if (whole.length + initials.length > 0) return [...whole, ...initials];
      const row = inRow(letters);
      if (row && row.length < 5) return [{ words: row.map(([word = '']) => word), quality: 0.7 }];
      if (letters.length < SHORTEST_PREFIX) return [];
      const begun = [...byPinyin].filter(([pinyin]) => pinyin.startsWith(letters)).flatMap(([, words]) => words);
      return begun.slice(0, MOST_ALIASES).map((word) => ({ words: [word], quality: 0.75 }));
    },
  };
}
