import { scanRuns } from './cut';
import { cutHanQuery } from './cut-han';
import { foldKeepingCase } from './normalize';
import type { SearchStore } from './search-store';
import { isStopWord } from './stop-words';

/** The terms under which a text of several words is found; undefined when a word of it is not in the index. */
export function termsOf(text: string, store: SearchStore): string[] | undefined {
  const terms = scanRuns(foldKeepingCase(text, store.variants)).flatMap((run) => {
    if (run.kind === 'latin') return [run.text.replaceAll("'", '').toLowerCase()];
    if (store.vocabulary.has(run.text)) return [run.text];
    const segments = cutHanQuery(run.text, false, {
      isWord: (word) => store.vocabulary.has(word),
      isPair: () => false,
      isPrefix: () => false,
      isStopWord,
    });
    return segments.map((segment) => segment.text);
  });
  const meant = terms.filter((term) => !isStopWord(term));
  return meant.length > 0 && meant.every((term) => store.vocabulary.has(term)) ? [...new Set(meant)] : undefined;
}
