import type { Run } from './cut';
import { type WordList, wordsOfRuns } from './index-terms';
import { isStopWord } from './stop-words';

/** The words under which a title, heading, description or keywords are found, each in the one slot that there is. */
export function headWords(runs: readonly Run[], vocabulary: WordList): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of wordsOfRuns(runs, vocabulary)) if (!isStopWord(word)) words.set(word, 0);
  return words;
}
