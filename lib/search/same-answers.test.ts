import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.node';
import { readGlossary } from '@/lib/content/read-glossary.node';
import { LOCALES, type Locale } from '@/lib/locales';
import { takeFiles } from '@/tests/support/take-files';
import { buildIndex } from './build-index.node';
import type { SearchDocument, SearchSection } from './documents';
import { search } from './engine';
import { listDocuments } from './list-documents.node';
import { presentHit } from './present-hit';
import { readQueries } from './relevance/read-queries.node';
import { searchFiles } from './search-files';
import { SearchStore } from './search-store';
import { createSegmenter } from './segment.node';
import { allVariants } from './variants.node';

const { locales } = await loadContent(process.cwd());
const { glossary } = await readGlossary(process.cwd());
const groups = glossary.map((entry) => LOCALES.flatMap((locale) => [entry[locale].term, ...entry[locale].aliases]));
const queries = await readQueries(process.cwd(), ['lib/search/relevance/queries-dev.json']);

/** The site's texts as they are written: marks of MDX and all, which changes no rule of the search. */
function documentsOf(locale: Locale): SearchDocument[] {
  const { docs, blog, pages } = locales[locale];
  const bodies = new Map([...docs, ...blog.posts, ...pages].map(({ source }) => [source.file, source.body]));
  return listDocuments(locales[locale], (file) =>
    (bodies.get(file) ?? '').split(/^(?=##+ )/m).map((part, index): SearchSection => {
      const [, depth = '#', heading = ''] = /^(##+) (.*)/.exec(part) ?? [];
      const blocks = part
        .split(/\n{2,}/)
        .map((text) => ({ kind: text.startsWith('|') ? 'table' : 'text', text }) as const);
      return { id: index === 0 ? null : `s${index}`, heading, depth: depth.length, blocks };
    }),
  );
}

/** Asks as the page does, until nothing more is lacking. */
function answer(query: string, store: SearchStore, files: ReadonlyMap<string, string>) {
  for (;;) {
    const { hits, total, view, wanted } = search(query, store);
    takeFiles(store, wanted, files);
    if (wanted.length > 0) continue;
    const results = hits.map((hit) => presentHit(hit, view, 50));
    const texts = new Set(results.flatMap(({ wantsTexts }) => wantsTexts ?? []));
    if (texts.size === 0) return { total, results };
    takeTexts(store, texts, files);
  }
}

function takeTexts(store: SearchStore, parts: Iterable<number>, files: ReadonlyMap<string, string>): void {
  for (const part of parts) store.addTexts(JSON.parse(files.get(searchFiles.texts(part)) ?? 'null'));
}

it.each(LOCALES)('answers are the same whatever else has come, in %s', (locale) => {
  const documents = documentsOf(locale);
  const segmenter = createSegmenter([...groups.flat(), ...documents.flatMap(({ keywords }) => keywords)]);
  const { files } = buildIndex({
    documents,
    foreseeHan: segmenter.foresee,
    cutHan: segmenter.cut,
    variants: allVariants(),
    groups,
    sounds: locale === 'zh-Hans',
  });
  const newStore = () => {
    const store = new SearchStore(locale, JSON.parse(files.get(searchFiles.entry('docs')) ?? 'null'));
    for (const _ of store.indexHeads());
    return store;
  };
  const full = newStore();
  takeFiles(full, [...full.directory.words.keys()].reverse(), files);
  takeFiles(full, ['variants', 'lexicon', ...(locale === 'zh-Hans' ? (['sounds'] as const) : [])], files);
  takeTexts(
    full,
    [...files.keys()].flatMap((name) => Number(/texts-(\d+)/.exec(name)?.[1] ?? [])),
    files,
  );
  const own = queries.filter((query) => query.locale === locale);
  expect(own.length).toBeGreaterThan(30);
  for (const { q } of own) expect(answer(q, full, files), q).toEqual(answer(q, newStore(), files));
});
