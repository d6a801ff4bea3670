import { describe, expect, it } from 'vitest';
import { entryFile, type PartName, partFile, type SearchEntry } from './files';
import type { SearchDocument } from './index/analyze-pages';
import { buildIndex, type IndexFiles } from './index/build-index.server';
import type { SearchSection } from './index/collect-sections';
import { parseQuery } from './query/parse-query';
import { presentHit, type SearchResult } from './query/present';
import { suggestTerms } from './query/similar-words';
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
  '是什么',
];
const MESSAGES = [
  { texts: ['Unable to reload module {} at {}'], explanations: [{ place: '/docs/faq#reload' }] },
  {
    texts: ['无法连接到下载器，登录时出现错误：{}'],
    explanations: [{ place: '/docs/setup/Docker#desktop' }, { place: '/docs/faq#connect', value: 'Not Found' }],
  },
  { texts: ['A message that no page has'], explanations: [{ place: '/docs/gone' }] },
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
    messages: MESSAGES,
  });

const built = build(documents);
const parse = (name: string, { files }: IndexFiles) => JSON.parse(files.get(name) ?? 'null');
const newStore = (index = built) => new SearchStore(parse(entryFile('docs'), index) as SearchEntry);

/** Searches repeatedly until no part is missing, and then with the texts. */
function searchAll(query: string, store = newStore(), index = built) {
  const load = (name: PartName) => store.add(name, parse(partFile(name), index));
  for (;;) {
    const { hits, missingParts, leftOut, hasOthers } = search(query, store);
    missingParts.forEach(load);
    if (missingParts.length > 0) continue;
    load('texts');
    return { results: hits.map((hit) => presentHit(hit, store, 50)), leftOut, hasOthers };
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
    ['群辉', '/docs/syno'],
    ['拒决服务', '/docs/syno'],
    ['拒絕服務', '/docs/syno'],
  ])('%s finds %s', (query, route) => {
    expect(first(query)?.route).toBe(route);
  });

  it('opens the best section and highlights its terms', () => {
    const result = first('ignore list');
    expect(result).toMatchObject({ route: '/docs/faq', anchor: 'allow', highlight: ['ignore', 'list'] });
    expect(result?.categories).toEqual(['Setup']);
    expect(result?.headings.map(({ text }) => text)).toEqual(['Allow an address']);
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

it('ranks a page with more of the words higher, and says which words no page has together', () => {
  const { results, leftOut } = searchAll('ignore list container');
  expect(results.map(({ route }) => route)).toEqual(['/docs/faq', '/docs/setup/Docker']);
  expect(leftOut).toEqual(['container']);
});

it('opens the section that answers a question, also when the title has one of its words', () => {
  expect(first('which machine does docker need on windows')).toMatchObject({
    route: '/docs/setup/Docker',
    anchor: 'desktop',
  });
});

it('lists a second section of a page that is nearly as good, below the first one', () => {
  const sections = ['Start', 'Stop'].map((name) => section(name, `${name} the service`, `How to ${name} it.`));
  const index = build([
    page('/docs/a', 'Alpha', [section(null, '', 'About.'), ...sections]),
    page('/docs/b', 'Beta', [section(null, '', 'A service.')]),
  ]);
  const { results } = searchAll('service', newStore(index), index);
  expect(results.map(({ route, anchor }) => [route, anchor])).toEqual([
    ['/docs/a', 'Start'],
    ['/docs/a', 'Stop'],
    ['/docs/b', undefined],
  ]);
});

it('shows a question as a page of its own, and other sections of its page as sections', () => {
  const questions = [
    section('login', 'Logging in', 'Open the address.'),
    { ...section('token', 'Where is the token?', 'In the file.'), depth: 3 },
    { ...section('nas', 'On a NAS', 'In the folder of the package.'), depth: 4 },
  ];
  const sections = [section(null, '', 'Answers.'), ...questions];
  const faq = { ...page('/docs/faq', 'FAQ', sections, ['forgotten', 'token']), questionDepth: 3 };
  const index = build([faq]);
  const find = (query: string) => {
    const [result] = searchAll(query, newStore(index), index).results;
    return result && [result.title.text, result.categories, result.headings.map(({ text }) => text), result.anchor];
  };
  expect(find('logging')).toEqual(['FAQ', ['Setup'], ['Logging in'], 'login']);
  expect(find('token')).toEqual(['Where is the token?', ['Setup', 'FAQ', 'Logging in'], [], 'token']);
  expect(find('nas package')).toEqual(['Where is the token?', ['Setup', 'FAQ', 'Logging in'], ['On a NAS'], 'nas']);
  expect(find('faq')).toEqual(['FAQ', ['Setup'], [], undefined]);
  const [first, second] = searchAll('token nas', newStore(index), index).results;
  expect(second?.page).toBe(first?.page);
});

it('shows the first section of a group that has no text of its own, but never another group', () => {
  const group = { ...section('group', 'Networking', ''), blocks: [] };
  const index = build([
    page('/docs/a', 'Alpha', [section(null, '', 'About.'), group, { ...section('x', 'Ports', 'Open one.'), depth: 3 }]),
    page('/docs/b', 'Beta', [section(null, '', 'About.'), { ...group, heading: 'Screenshots' }]),
    page('/docs/c', 'Gamma', [section(null, '', 'Something else.')]),
  ]);
  const snippetFor = (query: string) => searchAll(query, newStore(index), index).results[0]?.snippet.text;
  expect(snippetFor('networking')).toBe('Open one.');
  expect(snippetFor('screenshots')).toBe('Screenshots');
});

it('shows rows of tables whole and without column headings, and no line that repeats the heading', () => {
  const blocks = [
    { kind: 'code', text: 'Wrong network mode' },
    { kind: 'header', text: 'Where · Mode' },
    { kind: 'key', text: 'Desktop ·' },
    { kind: 'table', text: 'Choose the mode bridge.' },
    { kind: 'table', text: 'NAS · Choose the mode host in the network settings of the container.' },
  ] as const;
  const modes = { ...section('mode', '“Wrong network mode”', ''), blocks: [...blocks] };
  const failed = { ...section('failed', '“Cannot connect”', 'Check the address.') };
  failed.blocks.push({ kind: 'code', text: 'Cannot connect: {}' });
  const index = build([page('/docs/a', 'Alpha', [section(null, '', 'About.'), modes, failed])]);
  const snippetFor = (query: string) => searchAll(query, newStore(index), index).results[0]?.snippet.text;
  expect(snippetFor('wrong network mode host')).toBe('…NAS · Choose the mode host in the network…');
  expect(snippetFor('bridge')).toBe('Desktop · Choose the mode bridge…');
  expect(snippetFor('cannot connect')).toBe('Check the address.');
});

describe('a query of nothing but stop words', () => {
  it('finds the page that has them as a keyword', () => {
    const index = build([
      page('/docs/a', 'How it works', [section(null, '', 'How to use what.')]),
      page('/docs/b', 'Introduction', [section(null, '', 'About.')], ['how to use', '是什么']),
    ]);
    for (const query of ['how to use', '是什么'])
      expect(searchAll(query, newStore(index), index).results[0]?.route, query).toBe('/docs/b');
  });
});

describe('suggestions for a query without results', () => {
  it.each([
    ['docekr', ['docker']],
    ['hwo', []],
    ['xqzzv', []],
    ['红烧肉', []],
    ['群晕', []],
    ['代理服', []],
  ])('%s: %s', (query, words) => {
    const store = newStore();
    for (const name of ['words', 'sounds'] as const) store.add(name, parse(partFile(name), built));
    expect(suggestTerms(parseQuery(query, store), store)).toEqual(words);
  });
});

describe('a line of the tool’s log', () => {
  it.each([
    ['[12:03:44] [main/WARN]: Unable to reload module Docker container at 10.0.0.7:9898', 'reload'],
    ['unable to reload mod', 'reload'],
    ['[12:03:44] [main/ERROR]: 无法连接到下载器，登录时出现错误：Ok.', 'desktop'],
    ['无法连接到下载器，登录时出现错误：Not Found', 'connect'],
  ])('%s finds the section that explains it, by the value', (line, anchor) => {
    const { results, leftOut } = searchAll(line);
    expect(results[0]).toMatchObject({ anchor, snippet: { marks: [] } });
    expect(leftOut).toEqual([]);
  });

  it('finds other pages when the section is not in the index', () => {
    expect(first('A message that no page has about docker')?.route).toBe('/docs/setup/Docker');
  });
});

describe('a pasted Java exception', () => {
  it.each([
    ['java.net.ConnectException', 'connect'],
    ['Exception in thread "main" java.net.ConnectException: downloader refused', 'connect'],
    ['java.lang.IllegalStateException: ignore list', 'allow'],
    ['SQLITE_IOERR 0xc0000005 10.0.0.7:9898 ignore list', 'allow'],
  ])('%s finds its entry', (line, anchor) => {
    expect(first(line)).toMatchObject({ route: '/docs/faq', anchor });
  });

  it('finds nothing when neither its name nor its message is known', () => {
    expect(searchAll('java.lang.IllegalStateException: guitar chords').results).toEqual([]);
  });
});

describe('a query without a full match', () => {
  it('finds pages with the most important words, and returns the words that were left out', () => {
    const { results, leftOut } = searchAll('banned seedboxes torrents');
    expect(results[0]?.route).toBe('/docs/setup/Docker');
    expect(leftOut).toEqual(['seedboxes']);
  });

  it('finds pages when the site has all words, but no page has them together', () => {
    const { results, leftOut } = searchAll('群晖 规则 令牌');
    expect(results[0]?.route).toBe('/docs/syno');
    expect(leftOut).toEqual(['规则']);
  });

  it('finds the page that a word names, whatever the other words are', () => {
    expect(first('docker chocolate cake recipe')?.route).toBe('/docs/setup/Docker');
  });

  it.each(['chocolate cake recipe', 'guitar chords', '红烧肉做法'])('%s finds nothing', (query) => {
    expect(searchAll(query).results).toEqual([]);
  });
});

it('finds a page without the beginning of another word', () => {
  expect(searchAll('群晖 代理服')).toMatchObject({ results: [{ route: '/docs/syno' }], leftOut: [] });
});

it('searches the questions of readers, without highlighting their words', () => {
  expect(first('how do i keep my friends safe')).toMatchObject({ route: '/docs/faq', anchor: 'allow' });
  expect(first('怎么让朋友不被封')?.route).toBe('/docs/syno');
});

it('tells whether pages outside the context have results', () => {
  const post = { ...page('/blog/a', 'Harmless news', [section(null, '', 'All good.')]), context: 'blog' as const };
  const index = build([...documents, post]);
  const store = newStore(index);
  store.add('words', parse(partFile('words'), index));
  const inDocs = (query: string) => search(query, store, (context) => context === 'docs');
  expect(inDocs('news')).toMatchObject({ hits: [], hasOthers: true });
  expect(inDocs('harmless')).toMatchObject({ hits: [{ section: expect.any(Number) }], hasOthers: true });
  expect(inDocs('container')).toMatchObject({ hasOthers: false });
});
