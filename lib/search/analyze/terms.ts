/** From text to the terms of the index. */
import { bigrams, cutLatin, type Run, scanRuns } from './cut';
import { foldKeepingCase, type VariantTable } from './normalize';
import { isStopWord } from './stop-words';

/** Characters that connect words: a pair with one of them says nothing. */
export const PARTICLES =
  /[的了是在和与或及把被就都也而等这那会可要为以将从到对则且但其之于你我它有个中上下不没一来去用让时后前里再还只很更最已能该各每此并若如因所自由说看出想得着过]/;

/** The Chinese and other words of a language. */
export class WordList {
  readonly #words = new Set<string>();
  readonly #longest = new Map<string, number>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      this.#words.add(word);
      const first = word.charAt(0);
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, word.length));
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Length of the longest word that begins with the character. */
  longestFrom(character: string): number {
    return this.#longest.get(character) ?? 0;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#words.values();
  }
}

/** A text's runs as indexing sees them: folded, capitals kept. */
export function runsOf(text: string, variants: VariantTable): Run[] {
  return scanRuns(foldKeepingCase(text, variants));
}

/** The words that a dictionary sees in a text; all of them together are the language's vocabulary. */
export function collectWords(runs: readonly Run[], cutHan: (run: string) => readonly string[]): string[] {
  return runs.flatMap(({ kind, text }) => {
    if (kind === 'latin') return cutLatin(text);
    return text.length === 1 ? [text] : cutHan(text);
  });
}

/**
 * The terms under which a text is found. Every occurrence of a vocabulary word counts, even inside another word of the
 * dictionary's cut: a query with that word then finds all of them.
 */
export function termsOfRuns(runs: readonly Run[], vocabulary: WordList): Set<string> {
  const words = runs.flatMap(({ kind, text }) => (kind === 'latin' ? cutLatin(text) : wordsInside(text, vocabulary)));
  return new Set(words.filter((word) => !isStopWord(word)));
}

/** Neighbouring characters of which a word of the vocabulary explains at most one: parts of words that no dictionary knows. */
export function pairsOfRuns(runs: readonly Run[], vocabulary: WordList): string[] {
  return runs.flatMap(({ kind, text }) => {
    if (kind !== 'han') return [];
    const explained = new Set<number>();
    for (let start = 0; start < text.length; start++)
      for (let end = start + 2; end <= start + vocabulary.longestFrom(text.charAt(start)); end++)
        if (vocabulary.has(text.slice(start, end))) for (let at = start; at < end; at++) explained.add(at);
    const isUnexplained = (_: string, at: number) => !(explained.has(at) && explained.has(at + 1));
    return bigrams(text)
      .filter(isUnexplained)
      .filter((pair) => !vocabulary.has(pair) && !PARTICLES.test(pair));
  });
}

/** Every part of a run of Chinese characters that is a word of the vocabulary. */
export function wordsInside(run: string, vocabulary: Pick<WordList, 'has' | 'longestFrom'>): string[] {
  const words: string[] = [];
  for (let start = 0; start < run.length; start++) {
    const longest = Math.min(run.length, start + vocabulary.longestFrom(run.charAt(start)));
    for (let end = start + 2; end <= longest; end++) {
      const word = run.slice(start, end);
      if (vocabulary.has(word)) words.push(word);
    }
  }
  if (run.length === 1 && vocabulary.has(run)) words.push(run);
  return words;
}
