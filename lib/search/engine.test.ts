import { describe, expect, it } from 'vitest';
import { takeFiles } from '@/tests/support/take-files';
import { buildIndex } from './build-index.node';
import type { SearchDocument } from './documents';
import { search } from './engine';
import { presentHit } from './present-hit';
import { searchFiles } from './search-files';
import { SearchStore } from './search-store';

const dictionary = [
  '进度',
  '作弊',
  '检查',
  '封禁',
  '代理',
  '服务器',
  '代理服务器',
  '群晖',
  '套件',
  '拒绝',
  '服务',
  '设置',
];
const cutHan = (run: string) => dictionary.filter((word) => run.includes(word));

const page = (route: string, title: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  locale: 'zh-Hans',
  context: 'docs',
  route,
  title,
  description: '',
  keywords: [],
  breadcrumbs: [],
  sections: [],
  ...rest,
});
const section = (id: string | null, heading: string, text: string, kind: 'text' | 'code' = 'text') => ({
  id,
  heading,
  depth: id === null ? 1 : 2,
  blocks: [{ kind, text }],
});

const documents = [
  page('/docs/pcb', '进度作弊检查', {
    sections: [section(null, '', '检查 `minimum-size` 与进度。'), section('set', '设置', '拒绝连接')],
  }),
  page('/docs/proxy', '代理服务器', { description: '设置 SOCKS5 代理', keywords: ['翻墙', 'http_proxy'] }),
  page('/docs/syno', '在群晖上安装套件', {
    sections: [section(null, '', '装好以后用 docker 部署。'), section('stop', '拒绝服务', 'x')],
  }),
  page('/docs/docker', 'Docker', { sections: [section(null, '', 'Run the Transmission container with ShadowBan.')] }),
  page('/blog/hello', 'Docker post', { context: 'blog', sections: [section(null, '', 'docker docker')] }),
];

const built = buildIndex({
  documents,
  cutHan,
  variants: new Map([
    ['進', '进'],
    ['檢', '检'],
    ['設', '设'],
  ]),
  groups: [
    ['代理服务器', 'proxy server'],
    ['容器', 'container'],
  ],
  sounds: true,
});

const parse = (name: string) => JSON.parse(built.files.get(name) ?? 'null');

function store(parts = true, extras = true): SearchStore {
  const loaded = new SearchStore('zh-Hans', parse(searchFiles.entry('all')));
  for (const _ of loaded.indexHeads());
  if (parts) takeFiles(loaded, loaded.directory.words.keys(), built.files);
  if (extras) takeFiles(loaded, ['lexicon', 'variants', 'sounds'], built.files);
  return loaded;
}

const loaded = store();
const routes = (query: string) => search(query, loaded).hits.map(({ page: { u } }) => u);

describe('search', () => {
  it.each([
    ['进度作弊检查', '/docs/pcb'],
    ['进度作', '/docs/pcb'],
    ['進度檢查', '/docs/pcb'],
    ['minimum-size', '/docs/pcb'],
    ['minimum size', '/docs/pcb'],
    ['群辉', '/docs/syno'],
    ['qunhui', '/docs/syno'],
    ['dlfwq', '/docs/proxy'],
    ['proxy server', '/docs/proxy'],
    ['怎么设置代理', '/docs/proxy'],
    ['docker部署', '/docs/syno'],
    ['trasmission', '/docs/docker'],
    ['transm', '/docs/docker'],
    ['shadow ban', '/docs/docker'],
    ['run a transmission xqzzv shadowban', '/docs/docker'],
    ['transmission 4.6.x', '/docs/docker'],
    ['run transmission 2024', '/docs/docker'],
    ['装好', '/docs/syno'],
    ['拒决服务', '/docs/syno'],
    ['群晕套件', '/docs/syno'],
    ['how do I run the best container automatically', '/docs/docker'],
    ['为什么同一个朋友的进度检查不了', '/docs/pcb'],
  ])('%s finds %s', (query, route) => {
    expect(routes(query)[0]).toBe(route);
  });

  const nonsense =
    '红烧肉|群晕|群晕 套件|群晕进度|xqzzv|docker xqzzv|transmission xqzzv shadowban|run docker xqzzv vzzqx|进度红烧肉||   |的|%|🍃';
  it.each(nonsense.split('|'))('finds nothing for %j', (query) => {
    expect(routes(query)).toEqual([]);
  });

  it.each([
    '__proto__ constructor toString hasOwnProperty',
    'a'.repeat(4096),
    '进度'.repeat(2048),
    '\ud800\udfff\ud83d',
    '<script>alert(1)</script>',
    '.*+?^$ {}()|[]\\',
    '\u0000\u0007\u001b',
  ])('takes %j without harm', (query) => {
    expect(() => search(query, loaded)).not.toThrow();
  });

  it('answers from titles and headings before any part has come, and says what is lacking', () => {
    const early = store(false);
    const answer = search('docker', early);
    expect(answer.hits.map(({ page: { u } }) => u)).toContain('/docs/docker');
    expect(answer.wanted).toEqual([0]);
    expect(search('docker', loaded).wanted).toEqual([]);
  });

  it('asks for the characters and words of other places only where something is strange, and for sounds last', () => {
    const early = store(false, false);
    const wants = (query: string) => search(query, early).wanted;
    expect(wants('代理服务器')).toEqual([0, 'lexicon']);
    expect(wants('進度')).toEqual([0, 'lexicon', 'variants']);
    takeFiles(early, [0, 'lexicon'], built.files);
    expect(wants('拒决')).toEqual(['variants']);
    takeFiles(early, ['variants'], built.files);
    expect(wants('拒决')).toEqual(['sounds']);
    expect(wants('代理服务器')).toEqual([]);
  });

  it('keeps contexts apart', () => {
    const hits = search('docker', loaded, (context) => context === 'blog').hits;
    expect(hits.map(({ page: { u } }) => u)).toEqual(['/blog/hello']);
  });
});

describe('presentHit', () => {
  const present = (query: string, own: SearchStore) => {
    const { hits, view } = search(query, own);
    return hits[0] && presentHit(hits[0], view, 50);
  };

  it('opens the best section and marks what it found', () => {
    const result = present('拒绝服务', loaded);
    expect(result).toMatchObject({ route: '/docs/syno', anchor: 'stop', highlight: expect.arrayContaining(['拒绝']) });
    expect(result?.path.map(({ text }) => text)).toEqual(['拒绝服务']);
  });

  it('asks for the text when only the text has the word, and cuts the snippet from it', () => {
    const own = store();
    expect(present('transmission', own)).toMatchObject({ wantsTexts: 3, snippet: { marks: [] } });
    own.addTexts(parse(searchFiles.texts(3)));
    expect(present('transmission', own)).toMatchObject({
      wantsTexts: undefined,
      snippet: { text: 'Run the Transmission container with ShadowBan.' },
    });
  });

  const snippetOf = (query: string, own: SearchStore) => present(query, own)?.snippet.text;

  it('needs no text for a section whose heading matches, and looks at none', () => {
    const own = store();
    expect(snippetOf('拒绝服务', own)).toBe('在群晖上安装套件');
    for (const part of [0, 1, 2, 3]) own.addTexts(parse(searchFiles.texts(part)));
    expect(snippetOf('拒绝服务', own)).toBe('在群晖上安装套件');
  });

  it('shows of the keywords those that match, and only as long as nothing else does', () => {
    expect(snippetOf('http_proxy', store())).toBe('http_proxy');
    expect(snippetOf('socks5', store())).toBe('设置 SOCKS5 代理');
  });
});

describe('buildIndex', () => {
  it('writes five fields, and the contexts apart', () => {
    expect(parse('search-index.json')).toHaveLength(5);
    expect(parse('search-index-docs.json')[0].documents).toHaveLength(4);
    expect(parse('search-index-blog.json')[0].documents).toHaveLength(1);
  });

  it('changes a hash when, and only when, the file changes', () => {
    const input = { documents, cutHan, variants: new Map(), groups: [], sounds: false };
    const again = buildIndex(input).hashes;
    expect(buildIndex(input).hashes).toEqual(again);
    const renamed = documents.map((document) =>
      document.context === 'blog' ? { ...document, title: 'News' } : document,
    );
    const changed = buildIndex({ ...input, documents: renamed }).hashes;
    expect(changed.blog).not.toBe(again.blog);
  });
});
