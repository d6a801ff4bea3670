import { describe, expect, it } from 'vitest';
import { resolveRedirect } from '@/lib/content/redirects';
import { formatProblems } from '@/lib/errors';
import { type Addresses, checkDeepLinks, checkRedirects } from './check-redirects';

const page = (sections: string[], aliases: string[] = []) => ({
  sections: new Set(sections),
  ids: new Set([...sections, ...aliases]),
});
const ADDRESSES: Addresses = new Map([
  ['/docs/faq', page(['reset-token'], ['重置-token'])],
  ['/en/docs/faq', page(['reset-token'])],
  ['/docs/category/杂项', null],
]);
const check = (pages: Record<string, string>, anchors: Record<string, Record<string, string>> = {}) =>
  formatProblems(checkRedirects({ pages, anchors }, ADDRESSES));

describe('redirects', () => {
  it('may target pages, sections, lists and other redirects', () => {
    const pages = { '/a': '/b', '/b': '/docs/faq#reset-token', '/c': '/docs/category/杂项', '/d': '/b#重置-token' };
    expect(check(pages)).toBe('');
    expect(resolveRedirect(pages, '/a')).toEqual({ path: '/docs/faq', anchor: 'reset-token' });
    expect(resolveRedirect(pages, '/d')).toEqual({ path: '/docs/faq', anchor: 'reset-token' });
    expect(resolveRedirect(pages, '/docs/faq')).toEqual({ path: '/docs/faq', anchor: undefined });
  });

  it('are errors when they are circular, have no target, or replace a page', () => {
    expect(
      check({ '/a': '/b', '/b': '/a', '/c': '/c', '/d': '/docs/fag', '/e': '/docs/faq#reset-tokn', '/docs/faq': '/x' }),
    ).toMatchInlineSnapshot(`
      "content/redirects.json — "/docs/faq" is a page itself. Remove the redirect or the page.
      content/redirects.json — the redirect from "/a" is circular. Redirect it to the page where it should end.
      content/redirects.json — the redirect from "/b" is circular. Redirect it to the page where it should end.
      content/redirects.json — the redirect from "/c" is circular. Redirect it to the page where it should end.
      content/redirects.json — the redirect from "/d" leads nowhere: there is no page "/docs/fag". Did you mean "/docs/faq"?
      content/redirects.json — the redirect from "/e" leads nowhere: there is no page "/x". Check the address."
    `);
  });
});

describe('anchors', () => {
  it('map old ids to headings', () => {
    expect(check({}, { '/docs/faq': { '重置-token': 'reset-token' } })).toBe('');
  });

  it('are errors without a page or heading, when the old id still exists, and on a page that is a fallback', () => {
    expect(
      check(
        {},
        {
          '/docs/fak': { a: 'reset-token' },
          '/docs/faq': { a: 'reset-tokens', 'reset-token': 'reset-token' },
          '/en/docs/faq': { old: 'reset-token' },
        },
      ),
    ).toMatchInlineSnapshot(`
      "content/redirects.json — "old" does not work on /en/docs/faq. Add the old id to the entry of the original, whose text this page shows.
      content/redirects.json — "reset-token" is still a section of /docs/faq. Remove the entry, or rename the section.
      content/redirects.json — /docs/faq has no section "reset-tokens", the target of "a". Did you mean "reset-token"?
      content/redirects.json — there is no page "/docs/fak" with sections. Did you mean "/docs/faq"?"
    `);
  });
});

describe('addresses that the tool opens', () => {
  const deep = (path: string, anchor: string | null) =>
    formatProblems(
      checkDeepLinks(
        [{ path, anchor, from: 'login page' }],
        { pages: { '/old': '/docs/faq' }, anchors: {} },
        ADDRESSES,
      ),
    );

  it('may be pages, sections, section aliases and redirects', () => {
    for (const [path, anchor] of [
      ['/docs/faq', null],
      ['/docs/faq', 'reset-token'],
      ['/docs/faq', '重置-token'],
      ['/old', '重置-token'],
      ['/docs/category/杂项', null],
    ] as const) {
      expect(deep(path, anchor)).toBe('');
    }
  });

  it('are errors without a target', () => {
    expect(`${deep('/docs/fab', null)}\n${deep('/en/docs/faq', '重置-token')}`).toMatchInlineSnapshot(`
      "content/deep-links.json — the tool opens /docs/fab (login page), but there is no page "/docs/fab". Did you mean "/docs/faq"? Or add a redirect in content/redirects.json.
      content/deep-links.json — the tool opens /en/docs/faq#重置-token (login page), but /en/docs/faq has no section "重置-token". Look up the heading’s {#id} on that page. Or add a redirect in content/redirects.json."
    `);
  });
});
