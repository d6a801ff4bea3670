import { scanRuns } from './cut';
import { cutHanQuery } from './cut-han';
import { foldKeepingCase } from './normalize';
import type { SearchView } from './search-view';
import { isStopWord } from './stop-words';

/** The terms under which a text of several words is found; undefined when a word of it is not in the index. */
export function termsOf(text: string, view: SearchView): string[] | undefined {
  const terms = scanRuns(foldKeepingCase(text, view.variants)).flatMap((run) => {
    if (run.kind === 'latin') return [run.text.replaceAll("'", '').toLowerCase()];
    if (view.vocabulary.has(run.text)) return [run.text];
    const segments = cutHanQuery(run.text, false, {
      isWord: (word) => view.vocabulary.has(word),
      isPair: () => false,
      isPrefix: () => false,
      isStopWord,
    });
    return segments.map((segment) => segment.text);
  });
  const meant = terms.filter((term) => !isStopWord(term));
  return meant.length > 0 && meant.every((term) => view.vocabulary.has(term)) ? [...new Set(meant)] : undefined;
}
