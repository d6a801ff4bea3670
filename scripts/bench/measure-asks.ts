import { readAsks } from '@/lib/content/asks.server';
import { checkContent } from '@/lib/content/check.server';
import { LOCALES, type Locale } from '@/lib/locales';
import { entryFile, type SearchEntry, type ShardName, shardFile } from '@/lib/search/files';
import type { IndexFiles } from '@/lib/search/index/build-index.server';
import { createSearchBuilder } from '@/lib/search/index/make-search.server';
import { SearchStore } from '@/lib/search/query/store';
import { measure, type Outcome } from '@/lib/search/relevance/relevance.server';
import { search } from '@/lib/search/search';
import type { Figures } from './figures';

/** A fifth of the questions is left out at a time. */
const FOLDS = 5;

/**
 * Searches for readers' questions that the index lacks: a fifth of them is left out at a time. Unlike the query sets,
 * which the ranking is tuned with, this shows how the search answers questions that nobody has thought of.
 */
export async function measureAsks(root: string): Promise<Figures> {
  const builder = createSearchBuilder(root);
  const { content } = await checkContent(root, builder.add);
  const questions = readAsks(root, [])
    .flatMap(({ locale, docId, sections }) =>
      [...sections.values()].flat().map((q) => ({ id: q, q, locale, kind: 'question', expected: [`docs/${docId}`] })),
    )
    .map((query, number) => ({ query, fold: number % FOLDS }));
  const outcomes: Outcome[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const leftOut = questions.filter((question) => question.fold === fold).map(({ query }) => query);
    const texts = new Set(leftOut.map(({ q }) => q));
    const { indexes } = await builder.make(content, (question) => !texts.has(question));
    for (const locale of LOCALES) {
      const store = loadStore(indexes[locale]);
      for (const query of leftOut.filter((question) => question.locale === locale)) {
        const { hits } = search(query.q, store, (context) => context === 'docs');
        outcomes.push({ query, found: hits.map(({ document }) => document.u.slice(1)) });
      }
    }
  }
  return Object.fromEntries(LOCALES.flatMap((locale) => figuresOf(locale, outcomes)));
}

function loadStore({ files }: IndexFiles): SearchStore {
  const read = (name: string) => JSON.parse(files.get(name) ?? 'null');
  const entry: SearchEntry = read(entryFile('docs'));
  const store = new SearchStore(entry);
  const { words, heads, texts, sounds } = store.directory;
  const names: ShardName[] = [
    'lexicon',
    ...(sounds ? ['sounds' as const] : []),
    ...words.map((_, number) => `words-${number}` as const),
    ...heads.map((_, number) => `heads-${number}` as const),
    ...texts.map((_, number) => `texts-${number}` as const),
  ];
  for (const name of names) store.add(name, read(shardFile(name)));
  return store;
}

function figuresOf(locale: Locale, outcomes: readonly Outcome[]): [string, number][] {
  const { success1, success3, zero } = measure(outcomes.filter(({ query }) => query.locale === locale));
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return [
    [`${locale}: unknown questions, page first, %`, percent(success1)],
    [`${locale}: unknown questions, page among the first three, %`, percent(success3)],
    [`${locale}: unknown questions, no results, %`, percent(zero)],
  ];
}
