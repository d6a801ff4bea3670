import { bigrams, cutLatin, scanRuns } from './cut';
import { foldKeepingCase, type VariantTable } from './normalize';

/** Characters that join words: a pair with one of them says nothing. */
const PARTICLES =
  /[的了是在和与或及把被就都也而等这那会可要为以将从到对则且但其之于你我它有个中上下不没一来去用让时后前里再还只很更最已能该各每此并若如因所自由说看出想得着过]/;
const LONGEST_WORD = 8;

/** The words that a dictionary sees in a text: the language's vocabulary is all of them together. */
export function collectWords(
  text: string,
  variants: VariantTable,
  cutHan: (run: string) => readonly string[],
): string[] {
  return scanRuns(foldKeepingCase(text, variants)).flatMap((run) => {
    if (run.kind === 'latin') return cutLatin(run.text);
    return run.text.length === 1 ? [run.text] : cutHan(run.text);
  });
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
export function indexTerms(text: string, variants: VariantTable, vocabulary: ReadonlySet<string>): IndexTerms {
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const run of scanRuns(foldKeepingCase(text, variants))) {
    if (run.kind === 'latin') {
      for (const word of cutLatin(run.text)) words.add(word);
      continue;
    }
    for (const word of wordsInside(run.text, vocabulary)) words.add(word);
    for (const pair of bigrams(run.text)) if (!vocabulary.has(pair) && !PARTICLES.test(pair)) pairs.add(pair);
  }
  return { words, pairs };
}

/** Every part of a run of Chinese characters that is a word of the vocabulary. */
export function wordsInside(run: string, vocabulary: { has(word: string): boolean }): string[] {
  const words: string[] = [];
  for (let start = 0; start < run.length; start++) {
    for (let end = start + 2; end <= Math.min(run.length, start + LONGEST_WORD); end++) {
      const word = run.slice(start, end);
      if (vocabulary.has(word)) words.push(word);
    }
  }
  if (run.length === 1 && vocabulary.has(run)) words.push(run);
  return words;
}
