import { describe, expect, it } from 'vitest';
import { compareSites } from './compare-sites';
import { readPage } from './read-page';
import type { SiteFacts } from './read-site.node';

const html = (main: string, frame = '') =>
  `<html><head><title>T</title></head><body>${frame}<main>${main}</main></body></html>`;

function site(pages: Record<string, string>, sizes: Record<string, number> = {}, basePath = ''): SiteFacts {
  return {
    pages: new Map(
      Object.entries(pages).map(([address, text]) => [address, { ...readPage(text, basePath), frameHash: text }]),
    ),
    sizes: new Map(Object.entries(sizes)),
  };
}

describe('compareSites', () => {
  it('finds nothing where nothing changed', () => {
    const same = site({ '/': html('<h1 id="a">A</h1>') }, { HTML: 1 });
    expect(compareSites(same, same)).toEqual({
      pages: [],
      framesChanged: 0,
      lostAddresses: [],
      lostAnchors: [],
      brokenLinks: [],
      sizes: [{ what: 'HTML', before: 1, after: 1 }],
    });
  });

  it('tells pages that came, went and changed from frames that changed', () => {
    const before = site({ '/a': html('A'), '/b': html('B'), '/c': html('C'), '/d': html('D') });
    const after = site({ '/a': html('A!'), '/b': html('B', '<nav></nav>'), '/d': html('D'), '/e': html('E') });
    const { pages, framesChanged, lostAddresses } = compareSites(before, after);
    expect(pages.map(({ address, kind }) => `${address} ${kind}`)).toEqual(['/a changed', '/c removed', '/e added']);
    expect(framesChanged).toBe(1);
    expect(lostAddresses).toEqual(['/c']);
  });

  it('takes a change of class names for no change of the page', () => {
    const [before, after] = ['x1', 'x2'].map((name) => site({ '/a': html(`<p class="${name}">A</p>`) }));
    expect(compareSites(before!, after!).pages).toEqual([]);
  });

  it('names anchors that pages lost', () => {
    const before = site({ '/a': html('<h2 id="old">A</h2><h2 id="kept">B</h2>') });
    const after = site({ '/a': html('<h2 id="new">A</h2><h2 id="kept">B</h2>') });
    expect(compareSites(before, after).lostAnchors).toEqual([{ address: '/a', anchor: 'old' }]);
  });

  it('names links that lead nowhere since, and no older ones', () => {
    const before = site({ '/a': html('<a href="/b">b</a><a href="/nope">n</a>'), '/b': html('B') });
    const after = site({
      '/a': html(
        '<a href="/b">b</a><a href="/nope">n</a><a href="/a?x=1#gone">g</a><a href="https://example.org/">e</a>',
      ),
    });
    expect(compareSites(before, after).brokenLinks).toEqual([
      { address: '/a', href: '/b' },
      { address: '/a', href: '/a?x=1#gone' },
    ]);
  });

  it('follows links with encoded characters, files and base paths', () => {
    const pages = {
      '/a': html('<a href="/pr-1/docs/category/%E5%AE%89%E8%A3%85#%E8%8A%82">x</a><a href="/pr-1/feed.xml">f</a>'),
      '/docs/category/安装': html('<h2 id="节">x</h2>'),
    };
    expect(compareSites(site({}), site(pages, {}, '/pr-1')).brokenLinks).toEqual([]);
  });
});
