import { describe, expect, it } from 'vitest';
import { takeFiles } from '@/tests/support/take-files';
import { findMeanings } from './alternatives';
import { buildIndex } from './build-index.node';
import type { SearchDocument } from './documents';
import { search } from './engine';
import { parseQuery } from './parse-query';
import { searchFiles } from './search-files';
import { SearchStore } from './search-store';
import { SearchView } from './search-view';

/** @param sections a heading and its text each */
const page = (name: string, title: string, ...sections: [string, string][]): SearchDocument => ({
  locale: 'zh-Hans',
  context: 'docs',
  route: `/docs/${name}`,
  title,
  description: '',
  keywords: [],
  breadcrumbs: [],
  sections: sections.map(([heading, text], index) => ({
    id: `s${index}`,
    heading,
    depth: 2,
    blocks: [{ kind: 'text', text }],
  })),
});

/** Sections of this length are counted by themselves. */
const LONG = ' long'.repeat(400);

/** Enough of them for parts of their own between `minimum` and `tunnel`. */
const MANY = Array.from({ length: 3000 }, (_, index) => `n${index}-of-many`).join(' ');

const words = ['反向', '代理', '反向代理', '改动', '端口', '名称', '封禁'];
const { files } = buildIndex({
  documents: [
    page('install', 'Install PeerBanHelper', ['Start', 'Peers are connected to it.']),
    page('proxy', 'Proxy 代理', ['HTTP', 'Pex of the peers.']),
    page(
      'reverse',
      'Web',
      ['反向代理', 'Use a reverse proxy in front of the server port.'],
      ['Else', 'forwarding pex'],
    ),
    page('bans', 'Bans', ['Lists', 'Ban peers that are still connected.'], ['More', 'A ban ends.'], ['End', 'A ban.']),
    page('name', '名称封禁'),
    page('letter', 'Letter', ['A', '一封进来 peers']),
    page('whole', 'Whole', ['A', 'Set multi_web_letter.']),
    page('parts', 'Letter, web, multi'),
    page('many', 'Many', ['Else', MANY]),
    page('once', 'Stun', ['Tunnel', 'A tunnel with a minimum, oobe.']),
    page(
      'twice',
      'Auto',
      ['Tunnel', `The tunnel, alpha.${LONG}`],
      ['Port', `Its tunnel, and a bridge.${LONG}`],
      ['Else', 'A wizard.'],
    ),
  ],
  cutHan: (run) => words.filter((word) => run.includes(word)),
  variants: new Map(),
  groups: [
    ['误封', 'false positive', 'wrong ban'],
    ['ban', 'kick'],
    ['wizard', 'oobe'],
  ],
  sounds: true,
});
const parse = (name: string) => JSON.parse(files.get(name) ?? 'null');

/** Asks until nothing is lacking. */
function ask(query: string): string[] {
  const store = new SearchStore('zh-Hans', parse(searchFiles.entry('docs')));
  for (const _ of store.indexHeads());
  for (;;) {
    const { hits, wanted } = search(query, store);
    if (wanted.length === 0) return hits.map(({ page: { u } }) => u);
    takeFiles(store, wanted, files);
  }
}

describe('what counts', () => {
  it("does not take the parts of the product's name for words of every title", () => {
    expect(ask('ban connected peers')).toEqual(['/docs/bans']);
  });

  it('puts first what says a word in more of its sections', () => {
    expect(ask('tunnel')).toEqual(['/docs/twice', '/docs/once']);
  });

  it('knows other forms of synonyms', () => {
    expect(ask('kicked')[0]).toBe('/docs/bans');
  });

  it('knows synonyms of what was misspelt', () => {
    expect(ask('wiazrd')).toEqual(['/docs/twice', '/docs/once']);
  });

  it('misses no small word for its letters having changed places', () => {
    expect(ask('cnanot tunnel')).toEqual(['/docs/twice', '/docs/once']);
    expect(ask('cnaont tunnel')).toEqual([]);
  });

  it('does not take a synonym for what is left of it without small words', () => {
    expect(ask('false positive')).toEqual([]);
  });

  it('reads two characters that say nothing by their sound', () => {
    expect(ask('反想代理')[0]).toBe('/docs/reverse');
    expect(ask('改端口')).toEqual([]);
  });

  it('doubts characters that are neighbours by chance', () => {
    expect(ask('名称封进')).toEqual(['/docs/name']);
  });

  it('reads syllables that stand apart, and words whose spellings are joined', () => {
    expect(ask('fan xiang dai li')[0]).toBe('/docs/reverse');
    expect(ask('web fan xiang')[0]).toBe('/docs/reverse');
    expect(ask('dailifanxiang')[0]).toBe('/docs/reverse');
    expect(ask('dailixqzzv')).toEqual([]);
  });

  it('does not look for pieces of what a page has as a whole', () => {
    const store = new SearchStore('zh-Hans', parse(searchFiles.entry('docs')));
    for (const _ of store.indexHeads());
    takeFiles(store, store.directory.words.keys(), files);
    const view = new SearchView(store, store.directory.words.keys());
    const qualityOf = (word: string) =>
      findMeanings(parseQuery(word, view), view).alternatives.find(({ terms }) => terms.length > 1)?.quality ?? 0;
    expect(qualityOf('multi_web_letter')).toBeLessThan(qualityOf('web_letter_multi'));
  });

  it('finds a compound that no page has by its parts', () => {
    expect(ask('tunnel.minimum')).toEqual(['/docs/once']);
  });
});

it('tells parts of words apart by few letters, and finds every word in its own', () => {
  const store = new SearchStore('zh-Hans', parse(searchFiles.entry('docs')));
  expect(store.directory.words.length).toBeGreaterThan(2);
  for (const part of store.directory.words.keys()) {
    const known = new SearchStore('zh-Hans', parse(searchFiles.entry('docs')));
    takeFiles(known, [part], files);
    for (const term of known.words.get(part)?.sorted ?? []) expect(store.partsOf(term)[0], term).toBe(part);
  }
  expect(Math.max(...store.directory.words.map((word) => word.length))).toBeLessThan(10);
});

describe('lines of logs', () => {
  it('does not want their numbers, addresses and times', () => {
    expect(ask('12:34:56 reverse proxy server 203.0.113.7 took 4312ms')).toEqual(['/docs/reverse']);
    expect(ask('proxy 4312')).toEqual(['/docs/proxy', '/docs/reverse']);
    expect(ask('4312')).toEqual([]);
  });

  it("does not want readers' own names", () => {
    expect(ask('reverse proxy my-nas server tunnel-port')).toEqual(['/docs/reverse']);
    expect(ask('proxy tunnel-port')).toEqual([]);
  });

  it('reads names and values apart', () => {
    expect(ask('reverse=front proxy=12 server=3.1')).toEqual(['/docs/reverse']);
  });
});

describe('what is forgiven', () => {
  it('lets a long question have a word that its page lacks', () => {
    expect(ask('reverse proxy front server port peers')).toEqual(['/docs/reverse']);
  });

  it('does not forgive the words that tell what a question is about', () => {
    expect(ask('minecraft peers pex http')).toEqual([]);
  });

  it('wants three words near each other', () => {
    expect(ask('auto bridge wizard')).toEqual(['/docs/twice']);
    expect(ask('bridge wizard')).toEqual(['/docs/twice']);
    expect(ask('alpha bridge wizard')).toEqual([]);
  });

  it('takes a short word only for one of titles, headings and keywords', () => {
    expect(ask('plex')).toEqual([]);
    expect(ask('prxy')[0]).toBe('/docs/proxy');
  });
});
