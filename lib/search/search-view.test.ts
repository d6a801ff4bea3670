import { expect, it } from 'vitest';
import { takeFiles } from '@/tests/support/take-files';
import { buildIndex } from './build-index.node';
import { searchFiles } from './search-files';
import { SearchStore } from './search-store';
import { SearchView } from './search-view';

const many = Array.from({ length: 3000 }, (_, index) => `n${index}-of-many`).join(' ');
const { files } = buildIndex({
  documents: [
    {
      locale: 'zh-Hans',
      context: 'docs',
      route: '/docs/a',
      title: '代理 docker',
      description: '',
      keywords: [],
      breadcrumbs: [],
      sections: [
        { id: null, heading: '', depth: 1, blocks: [{ kind: 'text', text: `alpha docker 进度 ${many} zebra` }] },
      ],
    },
  ],
  cutHan: (run) => [run],
  variants: new Map([['進', '进']]),
  groups: [['proxy', '代理']],
  sounds: true,
});

const store = new SearchStore('zh-Hans', JSON.parse(files.get(searchFiles.entry('docs')) ?? 'null'));
for (const _ of store.indexHeads());
const [alpha, zebra] = [store.partOf('alpha'), store.partOf('zebra')];

it('shows of what has come only what is asked for, in the same order', () => {
  expect(new SearchView(store, [alpha, 'lexicon']).lacking).toEqual([alpha, 'lexicon']);
  takeFiles(store, [...store.directory.words.keys()], files);
  takeFiles(store, ['lexicon', 'variants', 'sounds'], files);
  const nothing = new SearchView(store);
  const look = ({ vocabulary, synonyms, variants, sounds }: SearchView) => [
    ...['docker', 'alpha', 'zebra'].map((term) => vocabulary.has(term)),
    ...[synonyms.has('proxy'), variants.has('進'), sounds !== undefined],
  ];
  expect(look(nothing)).toEqual([true, false, false, false, false, false]);
  expect(look(nothing.with([zebra, 'lexicon']))).toEqual([true, false, true, true, false, false]);
  expect(look(nothing.with([alpha, 'variants', 'sounds']))).toEqual([true, true, false, true, true, true]);
  expect([...nothing.with([zebra, alpha]).vocabulary]).toEqual([...nothing.with([alpha]).with([zebra]).vocabulary]);
  expect(nothing.with([zebra]).lacking).toEqual([]);
});

it("knows a title's word in the text with the word's own part alone", () => {
  const postings = (...asked: number[]) => new SearchView(store, asked).postings('content', 'docker');
  expect(postings(zebra)).toBeUndefined();
  expect(postings(store.partOf('docker'))).toBeDefined();
  expect(new SearchView(store).isHeadWord('docker')).toBe(true);
});
