import { describe, expect, it } from 'vitest';
import { takeFiles } from '@/tests/support/take-files';
import { buildIndex } from './build-index.node';
import type { SearchContext, SearchDocument } from './documents';
import { search } from './engine';
import { searchFiles } from './search-files';
import { SearchStore } from './search-store';

const PAGES = 3000;

const page = (index: number, context: SearchContext): SearchDocument => ({
  locale: 'en',
  context,
  route: `/${context}/${index}`,
  title: `Page ${index} of ${context}`,
  description: 'One of very many, which all have a description of some length, so that together they are too much.',
  keywords: [],
  breadcrumbs: [],
  sections: [
    {
      id: null,
      heading: '',
      depth: 1,
      blocks: [{ kind: 'text', text: `Common words; word${index} alone; d${index.toString(36)}, download${index}.` }],
    },
  ],
});

const { files } = buildIndex({
  documents: [
    ...Array.from({ length: PAGES }, (_, index) => page(index, 'docs')),
    ...Array.from({ length: 5 }, (_, index) => page(index, 'blog')),
  ],
  cutHan: () => [],
  variants: new Map(),
  groups: [],
  sounds: false,
});
const parse = (name: string) => JSON.parse(files.get(name) ?? 'null');

/** Asks until nothing is lacking, and counts what was fetched for it. */
function ask(query: string, context: SearchContext) {
  const store = new SearchStore('en', parse(searchFiles.entry(context)));
  const accepts = (own: string) => own === context;
  const fetched = { words: 0, texts: 0 };
  let answer = search(query, store, accepts);
  while (answer.wanted.length > 0 || answer.wantedPages.length > 0) {
    takeFiles(store, answer.wanted, files);
    for (const own of answer.wantedPages) store.addHeads(parse(searchFiles.heads(store.headPartOf(own))));
    fetched.words += answer.wanted.filter((part) => typeof part === 'number').length;
    fetched.texts += answer.wantedPages.length;
    answer = search(query, store, accepts);
  }
  return { answer, fetched };
}

describe('an index of thousands of pages', () => {
  it('is searched from an entry that stays small', () => {
    expect(files.get(searchFiles.entry('docs'))?.length).toBeLessThan(20_000);
  });

  it('finds a page by a word of its own, and shows it, with few parts', () => {
    const { answer, fetched } = ask('word1234', 'docs');
    expect(answer.hits[0]?.page.u).toBe('/docs/1234');
    expect(fetched.words + fetched.texts).toBeLessThan(15);
  });

  it('fetches no more than it can show for a word that is everywhere', () => {
    const { answer, fetched } = ask('common', 'docs');
    expect(answer.total).toBe(PAGES);
    expect(answer.hits).toHaveLength(10);
    expect(fetched.texts).toBe(10);
  });

  it('goes on as often as the reader asks for more', () => {
    const store = new SearchStore('en', parse(searchFiles.entry('docs')));
    takeFiles(store, search('common', store).wanted, files);
    const wanted = [0, 1, 2].map((further) => search('common', store, undefined, 100, further).wantedPages);
    expect(wanted.map(({ length }) => length)).toEqual([24, 48, 72]);
    expect(new Set(wanted[2]).size).toBe(72);
  });

  it('fetches few parts for the beginning of very many words', () => {
    expect(ask('d', 'docs').fetched.words).toBeLessThanOrEqual(3);
  });

  it('counts and shows the pages of the context alone', () => {
    const { answer, fetched } = ask('common', 'blog');
    expect(answer.hits.map(({ page: { c } }) => c)).toEqual(Array(5).fill('blog'));
    expect(answer.total).toBe(5);
    expect(fetched.texts).toBe(5);
  });
});
