import { indexWords, type WordList } from './index-terms';
import type { VariantTable } from './normalize';
import { isStopWord } from './stop-words';

/** The words under which a title, heading, description or keywords are found, each in the one slot that there is. */
export function headWords(text: string, variants: VariantTable, vocabulary: WordList): Map<string, number> {
  const words = [...indexWords(text, variants, vocabulary)];
  return new Map(words.filter((word) => !isStopWord(word)).map((word) => [word, 0]));
}
