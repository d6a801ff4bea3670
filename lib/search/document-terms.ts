import type { SearchDocument, SearchSection } from './documents';
import { headWords } from './head-words';
import { CONTENT_SLOTS, KEYWORD_BORDER } from './index-format';
import { indexTerms, runsOf, type WordList } from './index-terms';
import type { VariantTable } from './normalize';
import { isStopWord } from './stop-words';

/** The terms under which a document is found, by where they stand. Each string is terms with spaces between. */
export interface DocumentTerms {
  /** Neighbouring characters that are no words, anywhere on the page. */
  pairs: string;
  /** By chunk, then by slot of Content; a term stands in the best slot of its chunk alone. */
  chunks: readonly (readonly string[])[];
  heads: {
    title: string;
    description: string;
    keywords: string;
    /** Of the sections that have a heading. */
    headings: readonly string[];
  };
}

/** @param chunks the document's sections */
export function documentTerms(
  document: SearchDocument,
  chunks: readonly (readonly SearchSection[])[],
  variants: VariantTable,
  vocabulary: WordList,
): DocumentTerms {
  const { title, description, keywords } = document;
  const pairs = new Set<string>();
  const collect = (text: string, withPairs = true) => {
    const terms = indexTerms(text, variants, vocabulary);
    if (withPairs) for (const pair of terms.pairs) pairs.add(pair);
    return terms.words;
  };
  for (const text of [title, description, ...keywords]) collect(text);
  const slotsOf = (sections: readonly SearchSection[]) => {
    const known = new Set<string>();
    for (const { heading } of sections) collect(heading);
    return CONTENT_SLOTS.map((kinds) => {
      const own: string[] = [];
      for (const { kind, text } of sections.flatMap(({ blocks }) => blocks)) {
        if (!kinds.some((one) => one === kind)) continue;
        // Tables of settings repeat what the text says; their words are enough.
        for (const word of collect(text, kind === 'text')) {
          if (known.has(word) || isStopWord(word)) continue;
          known.add(word);
          own.push(word);
        }
      }
      return own.join(' ');
    });
  };
  const head = (text: string) => [...headWords(runsOf(text, variants), vocabulary).keys()].join(' ');
  return {
    chunks: chunks.map(slotsOf),
    pairs: [...pairs].join(' '),
    heads: {
      title: head(title),
      description: head(description),
      keywords: head(keywords.join(KEYWORD_BORDER)),
      headings: chunks
        .flat()
        .filter(hasHeading)
        .map(({ heading }) => head(heading)),
    },
  };
}

/** Whether a section is found by a heading of its own. */
export function hasHeading({ id, heading }: SearchSection): boolean {
  return id !== null && heading !== '';
}
