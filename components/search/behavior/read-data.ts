import type { SearchSource } from '@/lib/search/client/search-options';
import type { SearchPageWords, SearchWords } from '../search-words';

/** The server wrote these attributes with the same types. */
export function readSource(box: HTMLElement): SearchSource {
  return JSON.parse(box.dataset.source ?? '{}');
}

/** The other language's index, on the search page. */
export function readOtherSource(page: HTMLElement): SearchSource {
  return JSON.parse(page.dataset.other ?? '{}');
}

export function readWords(box: HTMLElement): SearchWords {
  return JSON.parse(box.dataset.words ?? '{}');
}

export function readPageWords(page: HTMLElement): SearchPageWords {
  return JSON.parse(page.dataset.words ?? '{}');
}
