import type { SoundsFile } from './index-format';

/** Confusions of southern speakers and hasty typists count as the same sound. */
const CONFUSIONS: readonly [RegExp, string][] = [
  [/^([zcs])h/, '$1'],
  [/([ei])ng$/, '$1n'],
];

/** How Chinese words are read, tones left out. */
export class SoundTable {
  readonly #syllables = new Map<string, string>();
  readonly #sounds = new Map<string, string>();
  readonly #readings: ReadonlyMap<string, readonly string[]>;
  readonly #starts: ReadonlySet<string>;
  readonly #longestReading: number;

  constructor(file: SoundsFile) {
    for (const line of file.syllables) {
      const syllable = line.match(/^[a-z]+/)?.[0] ?? '';
      for (const character of line.slice(syllable.length)) this.#syllables.set(character, syllable);
    }
    this.#readings = new Map(Object.entries(file.readings).map(([word, reading]) => [word, reading.split(' ')]));
    this.#starts = new Set([...this.#readings.keys()].map((word) => word.charAt(0)));
    this.#longestReading = Math.max(0, ...[...this.#readings.keys()].map((word) => word.length));
  }

  /** One syllable for each character; empty for a character that is not known. */
  read(run: string): string[] {
    const syllables: string[] = [];
    for (let index = 0; index < run.length; ) {
      const reading = this.#readingAt(run, index);
      if (reading) syllables.push(...reading);
      else syllables.push(this.#syllables.get(run.charAt(index)) ?? '');
      index += reading?.length ?? 1;
    }
    return syllables;
  }

  /** The same for words that sound alike. */
  soundOf(run: string): string {
    let sound = '';
    for (const syllable of this.read(run)) sound += ` ${this.#plainSound(syllable)}`;
    return sound;
  }

  #plainSound(syllable: string): string {
    const known = this.#sounds.get(syllable);
    if (known !== undefined) return known;
    const sound = CONFUSIONS.reduce((plain, [from, to]) => plain.replace(from, to), syllable);
    this.#sounds.set(syllable, sound);
    return sound;
  }

  #readingAt(run: string, index: number): readonly string[] | undefined {
    if (!this.#starts.has(run.charAt(index))) return undefined;
    for (let length = Math.min(this.#longestReading, run.length - index); length > 1; length--) {
      const reading = this.#readings.get(run.slice(index, index + length));
      if (reading) return reading;
    }
    return undefined;
  }
}
