/** Chinese by its sound: pinyin that readers type, and characters that sound like the right ones. */
import type { SoundsFile } from '../files';
import type { TermList } from './vocabulary';

/** Confusions of southern speakers and hasty typists count as the same sound. */
const CONFUSIONS: readonly [RegExp, string][] = [
  [/^([zcs])h/, '$1'],
  [/([ei])ng$/, '$1n'],
];
const SHORTEST_INITIALS = 3;
const SHORTEST_PREFIX = 4;
/** Letters of a name of ten characters. */
const LONGEST_ALIAS = 60;
const MOST_ALIASES = 12;

interface Spelled {
  /** Words that all have to be found. */
  words: string[];
  quality: number;
}

export class Sounds {
  readonly #soundOf = new Map<string, string>();
  readonly #byPinyin = new Map<string, string[]>();
  readonly #byInitials = new Map<string, string[]>();
  readonly #wordsBySound = new WeakMap<TermList, ReadonlyMap<string, readonly string[]>>();

  constructor({ syllables, aliases }: SoundsFile) {
    for (const line of syllables) {
      const [syllable = ''] = /^[a-z]+/.exec(line) ?? [];
      const sound = CONFUSIONS.reduce((plain, [from, to]) => plain.replace(from, to), syllable);
      for (const character of line.slice(syllable.length)) this.#soundOf.set(character, sound);
    }
    for (const [pinyin, ...words] of aliases) {
      const parts = pinyin.split(' ');
      for (const word of words) {
        put(this.#byPinyin, parts.join(''), word);
        if (parts.length >= SHORTEST_INITIALS)
          put(this.#byInitials, parts.map((part) => part.charAt(0)).join(''), word);
      }
    }
  }

  /** Words of the list that sound like a piece of Chinese, of which half of the characters are right: 群辉 -> 群晖. */
  wordsLike(text: string, list: TermList): string[] {
    const soundOf = (run: string) => [...run].map((character) => this.#soundOf.get(character) ?? '').join(' ');
    let words = this.#wordsBySound.get(list);
    if (!words) {
      const bySound = new Map<string, string[]>();
      for (const term of list.sorted) if (/^\p{Script=Han}{2,}$/u.test(term)) put(bySound, soundOf(term), term);
      words = bySound;
      this.#wordsBySound.set(list, words);
    }
    const alike = words.get(soundOf(text)) ?? [];
    return alike.filter((word) => word.length === text.length && sharedCharacters(word, text) * 2 >= text.length);
  }

  /** Names whose pinyin or initials the letters are: `qunhui`, `dlfwq`, or several in a row: `qunhuianzhuang`. */
  spelledBy(letters: string): Spelled[] {
    const whole = (this.#byPinyin.get(letters) ?? []).map((word) => ({ words: [word], quality: 0.8 }));
    const initials = (this.#byInitials.get(letters) ?? []).map((word) => ({ words: [word], quality: 0.65 }));
    if (whole.length + initials.length > 0) return [...whole, ...initials];
    const row = this.#inRow(letters);
    if (row && row.length < 5) return [{ words: row, quality: 0.7 }];
    if (letters.length < SHORTEST_PREFIX) return [];
    const begun = [...this.#byPinyin].filter(([pinyin]) => pinyin.startsWith(letters)).flatMap(([, words]) => words);
    return begun.slice(0, MOST_ALIASES).map((word) => ({ words: [word], quality: 0.75 }));
  }

  /** The fewest names in a row that the letters spell. */
  #inRow(letters: string): string[] | undefined {
    const best: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= letters.length; end++) {
      for (let start = Math.max(0, end - LONGEST_ALIAS); start < end; start++) {
        const [before, known] = [best[start], best[end]];
        const [word] = this.#byPinyin.get(letters.slice(start, end)) ?? [];
        if (before && word && (!known || before.length + 1 < known.length)) best[end] = [...before, word];
      }
    }
    return best[letters.length];
  }
}

function put(table: Map<string, string[]>, key: string, word: string): void {
  const known = table.get(key);
  if (known) known.push(word);
  else table.set(key, [word]);
}

/** How many characters two words have at the same places. */
export function sharedCharacters(a: string, b: string): number {
  return [...a].filter((character, index) => character === b[index]).length;
}
