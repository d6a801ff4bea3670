import { describe, expect, it } from 'vitest';
import { entryFile, type SearchEntry, type ShardName, shardFile } from './files';
import type { SearchDocument } from './index/analyze-pages';
import { buildIndex, type IndexFiles } from './index/build-index.server';
import type { SearchSection } from './index/collect-sections';
import { presentHit, type SearchResult } from './query/present';
import { SearchStore } from './query/store';
import { search } from './search';

const section = (id: string | null, heading: string, text: string, asks?: string[]): SearchSection => ({
  id,
  heading,
  depth: id === null ? 1 : 2,
  blocks: [{ kind: 'text', text }],
  asks,
});

function page(route: string, title: string, sections: SearchSection[], keywords: string[] = []): SearchDocument {
  const breadcrumbs = ['Setup'];
  return { context: 'docs', route, title, description: '', keywords, breadcrumbs, sections };
}

const documents = [
  page(
    '/docs/setup/Docker',
    'Install with Docker',
    [
      section(null, '', 'Run the container. The peers of your torrents are banned.'),
      section('desktop', 'Docker Desktop', 'Docker on Windows and macOS. Docker needs a machine. Docker Docker.'),
    ],
    ['Docker', '容器'],
  ),
  page('/docs/faq', 'Frequently asked questions', [
    section(null, '', 'Answers, among others for Docker.'),
    section('reload', 'Log: “Unable to reload module {}”', 'Harmless: the module has its own address.'),
    section('connect', 'ConnectException', 'The downloader does not answer.'),
    section('allow', 'Allow an address', 'Put the address on the ignore list.', ['keep my friends safe from bans']),
  ]),
  page('/docs/proxy', '代理服务器', [section('http', '设置 HTTP 代理', '下载规则时使用代理服务器。')], ['proxy']),
  page('/docs/syno', '在群晖上安装', [section('stop', '拒绝服务', '重置令牌，拒绝连接。', ['朋友连不上'])], ['群晖']),
];

const HAN_WORDS = [
  '代理',
  '服务器',
  '代理服务器',
  '群晖',
  '安装',
  '拒绝',
  '服务',
  '拒绝服务',
  '重置',
  '令牌',
  '规则',
  '下载',
  '容器',
  '连接',
  '朋友',
];
const build = (pages: readonly SearchDocument[]) =>
  buildIndex({
    documents: pages,
    segmentHan: (run) => HAN_WORDS.filter((word) => run.includes(word)),
    variants: new Map([
      ['進', '进'],
      ['絕', '绝'],
      ['務', '务'],
    ]),
    hasPinyin: true,
    groups: [['router', 'container']],
  });

const built = build(documents);
const parse = (name: string, { files }: IndexFiles) => JSON.parse(files.get(name) ?? 'null');
const newStore = (index = built) => new SearchStore(parse(entryFile('docs'), index) as SearchEntry);

/** Searches repeatedly until no shard is missing. */
function searchAll(query: string, store = newStore(), index = built) {
  const load = (names: readonly ShardName[]) => {
    for (const name of names) store.add(name, parse(shardFile(name), index));
    return names.length > 0;
  };
  for (;;) {
    const { hits, missingShards, unmatched, total } = search(query, store);
    if (load(missingShards)) continue;
    const results = hits.map((hit) => presentHit(hit, store, 50));
    const textShards = new Set(results.flatMap(({ missingShard }) => missingShard ?? []));
    if (load([...textShards])) continue;
    return { results, unmatched, total };
  }
}

const first = (query: string): SearchResult | undefined => searchAll(query).results[0];

describe('a query', () => {
  it.each([
    ['container', '/docs/setup/Docker'],
    ['contianer', '/docs/setup/Docker'],
    ['vontainer', '/docs/setup/Docker'],
    ['router', '/docs/setup/Docker'],
    ['代理服务', '/docs/proxy'],
    ['daili', '/docs/proxy'],
    ['dlfwq', '/docs/proxy'],
    ['qun hui', '/docs/syno'],
    ['群辉', '/docs/syno'],
    ['拒决服务', '/docs/syno'],
    ['拒絕服務', '/docs/syno'],
  ])('%s finds %s', (query, route) => {
    expect(first(query)?.route).toBe(route);
  });

  it('opens the best section and highlights its terms', () => {
    const result = first('ignore list');
    expect(result).toMatchObject({ route: '/docs/faq', anchor: 'allow', highlight: ['ignore', 'list'] });
    expect(result?.path.map(({ text }) => text)).toEqual(['Setup', 'Allow an address']);
    expect(result?.snippet.text).toBe('Put the address on the ignore list.');
  });

  it.each(['docker', 'Docker', '容器', 'proxy', '群晖', 'faq', 'setup/Docker'])(
    '%s names a page, so the result opens at its top',
    (query) => {
      expect(first(query)?.anchor).toBeUndefined();
    },
  );

  it('prefers a page with it as a keyword to one that often mentions it', () => {
    const sections = ['Service', 'Logs', 'Updates'].map((name) => section(name, `PBH ${name}`, `The ${name} of PBH.`));
    const intro = page('/docs/intro', 'Introduction', [section(null, '', 'What it does.')], ['PBH']);
    const index = build([page('/docs/bsd', 'FreeBSD', sections), intro]);
    expect(searchAll('pbh', newStore(index), index).results[0]?.route).toBe('/docs/intro');
  });

  it('opens the section that it names', () => {
    expect(first('docker desktop')).toMatchObject({ route: '/docs/setup/Docker', anchor: 'desktop' });
  });
});

it('ranks a page with more of the words higher', () => {
  const { results, unmatched } = searchAll('ignore list container');
  expect(results.map(({ route }) => route)).toEqual(['/docs/faq', '/docs/setup/Docker']);
  expect(unmatched).toEqual([]);
});

describe('a pasted log line', () => {
  it.each([
    '[12:03:44] [WARN] Unable to reload module BTN Network Online Rules, 10.0.0.7:9898',
    'unable to reload mod',
    '[12:03:44] [main/WARN]: unable to reload mod',
  ])('%s finds its entry', (line) => {
    expect(first(line)).toMatchObject({ route: '/docs/faq', anchor: 'reload' });
  });
});

describe('a pasted Java exception', () => {
  it.each([
    ['java.net.ConnectException', 'connect'],
    ['Exception in thread "main" java.net.ConnectException: downloader refused', 'connect'],
    ['java.lang.IllegalStateException: ignore list', 'allow'],
  ])('%s finds its entry', (line, anchor) => {
    expect(first(line)).toMatchObject({ route: '/docs/faq', anchor });
  });

  it('finds nothing when neither its name nor its message is known', () => {
    expect(searchAll('java.lang.IllegalStateException: guitar chords').total).toBe(0);
  });
});

describe('a query without a full match', () => {
  it('finds pages with the most important words, and returns the unmatched words', () => {
    const { results, unmatched } = searchAll('banned seedboxes torrents');
    expect(results[0]?.route).toBe('/docs/setup/Docker');
    expect(unmatched).toEqual(['seedboxes']);
  });

  it('has results when the site has all words, but no page has them together', () => {
    const { results, unmatched } = searchAll('群晖 规则 令牌');
    expect(results[0]?.route).toBe('/docs/syno');
    expect(unmatched).toEqual([]);
  });

  it.each(['chocolate cake recipe', 'guitar chords', '红烧肉做法', 'netflix container price'])(
    '%s finds nothing',
    (query) => {
      expect(searchAll(query).total).toBe(0);
    },
  );
});

it.each([
  ['群晖 代理服', 'the beginning of another word'],
  ['封过 群晖', 'a verb with a complement'],
])('%s finds a page without %s', (query) => {
  expect(searchAll(query)).toMatchObject({ results: [{ route: '/docs/syno' }], unmatched: [] });
});

it('searches the questions of readers for queries of three words or five characters', () => {
  expect(first('how do i keep my friends safe')).toMatchObject({ route: '/docs/faq', anchor: 'allow' });
  expect(searchAll('friends').total).toBe(0);
  expect(first('怎么让朋友不被封')?.route).toBe('/docs/syno');
  expect(searchAll('朋友').total).toBe(0);
});

it('returns the same results regardless of which shards are loaded', () => {
  const full = newStore();
  for (const file of built.files.keys()) {
    const [, name] = /^search-index\.(.+)\.json$/.exec(file) ?? [];
    if (name) full.add(name as ShardName, parse(file, built));
  }
  for (const query of ['docker', 'ignore list', '拒决服务', 'dlfwq', 'banned seedboxes torrents', 'router'])
    expect(searchAll(query, full), query).toEqual(searchAll(query));
});

it('finds pages whose titles don’t fit into the entry file', () => {
  const many = Array.from({ length: 1500 }, (_, number) => {
    const word = `word${(number * 7919).toString(36)}x`;
    return page(`/docs/page-${number}`, `All about ${word} and its ${word}ness`, [
      section(null, '', `Text of ${word}.`),
    ]);
  });
  const large = build(many);
  const entry = parse(entryFile('all'), large) as SearchEntry;
  expect(entry[0].documents.length).toBeLessThan(1500);
  const { title, u: route } = { title: many[1499]?.title ?? '', u: many[1499]?.route };
  expect(searchAll(title, newStore(large), large).results[0]?.route).toBe(route);
});
