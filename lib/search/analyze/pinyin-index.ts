/** Finds Chinese words by pronunciation: from typed pinyin, and from homophones of their characters. */
import { appendTo } from '@/lib/append-to';
import type { SearchParts } from '../files';

/** Syllables that southern accents don't distinguish, and that typists often confuse, count as homophones. */
const MERGED_SOUNDS: readonly [RegExp, string][] = [
  [/^([zcs])h/, '$1'],
  [/([ei])ng$/, '$1n'],
];
/** In syllables. */
const MIN_INITIALS = 3;
/** In letters. */
const MIN_PREFIX_LENGTH = 4;
const MAX_PREFIX_MATCHES = 12;

interface PinyinMatch {
  word: string;
  quality: number;
}

export class PinyinIndex {
  readonly #soundByCharacter = new Map<string, string>();
  readonly #wordsByPinyin = new Map<string, string[]>();
  readonly #wordsByInitials = new Map<string, string[]>();

  constructor({ syllables, aliases }: SearchParts['sounds']) {
    for (const line of syllables) {
      const [syllable = ''] = /^[a-z]+/.exec(line) ?? [];
      const sound = MERGED_SOUNDS.reduce((merged, [from, to]) => merged.replace(from, to), syllable);
      for (const character of line.slice(syllable.length)) this.#soundByCharacter.set(character, sound);
    }
    for (const [pinyin, ...words] of aliases) {
      const parts = pinyin.split(' ');
      for (const word of words) {
        appendTo(this.#wordsByPinyin, parts.join(''), word);
        if (parts.length >= MIN_INITIALS)
          appendTo(this.#wordsByInitials, parts.map((part) => part.charAt(0)).join(''), word);
      }
    }
  }

  /** Returns the homophones of a word that share at least half of its characters: 群辉 -> 群晖. */
  homophonesOf(text: string, terms: readonly string[]): string[] {
    if (text.length < 2) return [];
    const soundOf = (word: string) =>
      [...word].map((character) => this.#soundByCharacter.get(character) ?? '').join(' ');
    const sound = soundOf(text);
    return terms.filter(
      (word) =>
        word.length === text.length && sharedCharacters(word, text) * 2 >= text.length && soundOf(word) === sound,
    );
  }

  /**
   * Returns the names that the letters spell: in full (`qunhui`), by their initials (`dlfwq`), or the beginning of one.
   */
  namesSpelledBy(letters: string): PinyinMatch[] {
    const full = (this.#wordsByPinyin.get(letters) ?? []).map((word) => ({ word, quality: 0.8 }));
    const initials = (this.#wordsByInitials.get(letters) ?? []).map((word) => ({ word, quality: 0.65 }));
    if (full.length + initials.length > 0) return [...full, ...initials];
    if (letters.length < MIN_PREFIX_LENGTH) return [];
    const prefixed = [...this.#wordsByPinyin]
      .filter(([pinyin]) => pinyin.startsWith(letters))
      .flatMap(([, words]) => words);
    return prefixed.slice(0, MAX_PREFIX_MATCHES).map((word) => ({ word, quality: 0.75 }));
  }
}

/** Counts the positions at which two words have the same character. */
function sharedCharacters(a: string, b: string): number {
  return [...a].filter((character, index) => character === b[index]).length;
}
