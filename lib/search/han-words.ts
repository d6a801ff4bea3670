/**
 * The Chinese words of the texts that are loaded first, which only a dictionary knows. Owns: how they are written. Each is a
 * place in the texts themselves, where it stands first: that takes a third of what the words would. Isomorphic.
 */
import type { Run } from './cut';
import type { WordList } from './index-terms';
import { decodeNumbers, encodeNumbers } from './part-codec';
import { isStopWord } from './stop-words';
import { WordSet } from './word-set';

/** Between the steps from place to place and the lengths; no number is written with it. */
const BORDER = ' ';
const LONGEST = 10;

/** @param texts the runs of each text, in the order in which they are read again */
export function writeHanWords(texts: Iterable<readonly Run[]>, words: WordList): string {
  const known = new Set<string>();
  const steps: number[] = [];
  const lengths: number[] = [];
  let start = 0;
  let last = 0;
  for (const { text } of hanRuns(texts)) {
    for (let at = 0; at < text.length; at++) {
      for (let length = text.length === 1 ? 1 : 2; length <= Math.min(LONGEST, text.length - at); length++) {
        const word = text.slice(at, at + length);
        if (known.has(word) || !words.has(word) || isStopWord(word)) continue;
        known.add(word);
        steps.push(start + at - last);
        lengths.push(length);
        last = start + at;
      }
    }
    start += text.length;
  }
  return known.size === 0 ? '' : encodeNumbers(steps) + BORDER + encodeNumbers(lengths);
}

/** Learns the words while the texts come by once more. */
export class HanWordReader {
  readonly words = new WordSet([]);
  readonly #steps: readonly number[];
  readonly #lengths: readonly number[];
  #next = 0;
  #place: number;
  #start = 0;

  /** @throws TypeError when it is damaged */
  constructor(written: string) {
    const [steps = '', lengths = ''] = written.split(BORDER);
    this.#steps = decodeNumbers(steps);
    this.#lengths = decodeNumbers(lengths);
    this.#place = this.#steps[0] ?? 0;
  }

  /** @param runs of the next text; all of its words are known then */
  read(runs: readonly Run[]): void {
    for (const { text } of hanRuns([runs])) {
      const end = this.#start + text.length;
      while (this.#next < this.#steps.length && this.#place < end) {
        const at = this.#place - this.#start;
        this.words.add(text.slice(at, at + (this.#lengths[this.#next] ?? 0)));
        this.#next++;
        this.#place += this.#steps[this.#next] ?? 0;
      }
      this.#start = end;
    }
  }
}

function* hanRuns(texts: Iterable<readonly Run[]>): Generator<Run> {
  for (const runs of texts) for (const run of runs) if (run.kind === 'han') yield run;
}
