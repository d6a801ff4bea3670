import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/errors';
import { compareProblems, compareSites, readPage, type SiteFacts } from './compare-sites';

const html = (main: string, frame = '') =>
  `<html><head><title>T</title></head><body>${frame}<main>${main}</main></body></html>`;

function site(pages: Record<string, string>, sizes: Record<string, number> = {}): SiteFacts {
  return {
    pages: new Map(Object.entries(pages).map(([address, text]) => [address, readPage(text)])),
    sizes: new Map(Object.entries(sizes)),
  };
}

describe('compareSites', () => {
  it('returns no changes for equal sites', () => {
    const same = site({ '/': html('<h1 id="a">A</h1>') }, { HTML: 1 });
    expect(compareSites(same, same)).toEqual({
      pages: [],
      framesChanged: 0,
      lostAnchors: [],
      sizes: [{ message: 'HTML', before: 1, after: 1 }],
    });
  });

  it('distinguishes added, removed and changed pages from changes outside the content', () => {
    const before = site({ '/a': html('A'), '/b': html('B'), '/c': html('C'), '/d': html('D') });
    const after = site({ '/a': html('A!'), '/b': html('B', '<nav></nav>'), '/d': html('D'), '/e': html('E') });
    const { pages, framesChanged } = compareSites(before, after);
    expect(pages.map(({ address, kind }) => `${address} ${kind}`)).toEqual(['/a changed', '/c removed', '/e added']);
    expect(framesChanged).toBe(1);
  });

  it('ignores changed class names', () => {
    const [before, after] = ['x1', 'x2'].map((name) => site({ '/a': html(`<p class="${name}">A</p>`) }));
    expect(compareSites(before!, after!).pages).toEqual([]);
  });

  it('returns anchors that no longer exist', () => {
    const before = site({ '/a': html('<h2 id="old">A</h2><h2 id="kept">B</h2>') });
    const after = site({ '/a': html('<h2 id="new">A</h2><h2 id="kept">B</h2>') });
    expect(compareSites(before, after).lostAnchors).toEqual([{ address: '/a', anchor: 'old' }]);
  });
});

it('returns only new problems, even when older ones moved to other lines', () => {
  const problem = (message: string, line: number): Problem => ({
    severity: 'warning',
    file: 'content/en/docs/a.mdx',
    line,
    message,
    fix: 'Fix it.',
  });
  expect(compareProblems([problem('old', 3), problem('fixed', 4)], [problem('new', 9), problem('old', 5)])).toEqual({
    problems: ['content/en/docs/a.mdx:9 — new. Fix it.'],
    olderProblems: 1,
  });
});
