import { bigrams, cutLatin, type Run, scanRuns } from './cut';
import { foldKeepingCase, type VariantTable } from './normalize';

/** Characters that join words: a pair with one of them says nothing. */
export const PARTICLES =
  /[的了是在和与或及把被就都也而等这那会可要为以将从到对则且但其之于你我它有个中上下不没一来去用让时后前里再还只很更最已能该各每此并若如因所自由说看出想得着过]/;
const LONGEST_WORD = 8;

/** The words that a dictionary sees in a text: the language's vocabulary is all of them together. */
export function collectWords(runs: readonly Run[], cutHan: (run: string) => readonly string[]): string[] {
  return runs.flatMap((run) => {
    if (run.kind === 'latin') return cutLatinOnce(run.text);
    return run.text.length === 1 ? [run.text] : cutHan(run.text);
  });
}

/** A language's words, or those of some texts. */
export interface WordList {
  has(word: string): boolean;
  /** Length of the longest word that begins so; what is not said is looked for. */
  longestFrom?(character: string): number;
}

export interface IndexTerms {
  words: Set<string>;
  /** Neighbouring characters that are no word of the vocabulary. */
  pairs: Set<string>;
}

/**
 * The terms under which a text is found. Every place of a vocabulary word counts, whatever a dictionary made of its
 * surroundings: a query that names the word then finds it in any of them.
 */
export function indexTerms(text: string, variants: VariantTable, vocabulary: WordList): IndexTerms {
  const runs = runsOf(text, variants);
  const pairs = new Set<string>();
  const words = new Set<string>();
  for (const run of runs) {
    const isLatin = run.kind === 'latin';
    for (const word of isLatin ? cutLatinOnce(run.text) : wordsInside(run.text, vocabulary)) words.add(word);
    if (isLatin) continue;
    for (const pair of bigrams(run.text)) if (!vocabulary.has(pair) && !PARTICLES.test(pair)) pairs.add(pair);
  }
  return { words, pairs };
}

/** Texts say the same words over and over, and each text is asked for its words twice. */
const latinWords = new Map<string, readonly string[]>();
const MOST_LATIN = 50_000;

function cutLatinOnce(run: string): readonly string[] {
  const known = latinWords.get(run);
  if (known) return known;
  const words = cutLatin(run);
  if (latinWords.size >= MOST_LATIN) latinWords.clear();
  latinWords.set(run, words);
  return words;
}

/** A text's runs as indexing sees them: folded, capitals kept. */
export function runsOf(text: string, variants: VariantTable): Run[] {
  return scanRuns(foldKeepingCase(text, variants));
}

/** The words alone. */
export function wordsOfRuns(runs: readonly Run[], vocabulary: WordList): Set<string> {
  return new Set(runs.flatMap(({ kind, text }) => (kind === 'latin' ? cutLatin(text) : wordsInside(text, vocabulary))));
}

/** Every part of a run of Chinese characters that is a word of the vocabulary. */
export function wordsInside(run: string, vocabulary: WordList): string[] {
  const words: string[] = [];
  for (let start = 0; start < run.length; start++) {
    const longest = vocabulary.longestFrom?.(run.charAt(start)) ?? LONGEST_WORD;
    for (let end = start + 2; end <= Math.min(run.length, start + longest); end++) {
      const word = run.slice(start, end);
      if (vocabulary.has(word)) words.push(word);
    }
  }
  if (run.length === 1 && vocabulary.has(run)) words.push(run);
  return words;
}
