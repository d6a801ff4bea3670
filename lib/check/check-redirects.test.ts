import { expect, it } from 'vitest';
import { resolveRedirect } from '@/lib/content/redirects';
import { formatProblems } from '@/lib/errors';
import { type Addresses, checkDeepLinks, checkRedirects } from './check-redirects';

const page = (section: string, alias = section) => ({ sections: new Set([section]), ids: new Set([section, alias]) });
const ADDRESSES: Addresses = new Map([
  ['/docs/faq', page('reset-token', '重置-token')],
  ['/en/docs/faq', page('reset-token')],
  ['/docs/category/杂项', null],
]);
const check = (pages: Record<string, string>, anchors: Record<string, Record<string, string>> = {}) =>
  formatProblems(checkRedirects({ pages, anchors }, ADDRESSES));

it('accepts redirects to pages, sections, lists and other redirects', () => {
  const pages = { '/a': '/b', '/b': '/docs/faq#reset-token', '/c': '/docs/category/杂项', '/d': '/b#重置-token' };
  expect(check(pages, { '/docs/faq': { '重置-token': 'reset-token' } })).toBe('');
  expect(resolveRedirect(pages, '/a')).toEqual({ path: '/docs/faq', anchor: 'reset-token' });
  expect(resolveRedirect(pages, '/d')).toEqual({ path: '/docs/faq', anchor: 'reset-token' });
});

it('reports redirects that are circular, have no target, or replace a page', () => {
  expect(
    check({ '/a': '/b', '/b': '/a', '/d': '/docs/fag', '/e': '/en/docs/faq#reset-tokn', '/docs/faq': '/x' }),
  ).toMatchInlineSnapshot(`
    "content/redirects.json — "/docs/faq" is a page itself. Remove the redirect or the page.
    content/redirects.json — the redirect from "/a" is circular. Redirect it to the page where it should end.
    content/redirects.json — the redirect from "/b" is circular. Redirect it to the page where it should end.
    content/redirects.json — the redirect from "/d" leads nowhere: there is no page "/docs/fag". Did you mean "/docs/faq"?
    content/redirects.json — the redirect from "/e" leads nowhere: /en/docs/faq has no section "reset-tokn". Did you mean "reset-token"?"
  `);
});

it('reports old ids without a page or heading, that still exist, and on a page that is a fallback', () => {
  const anchors = {
    '/docs/fak': { a: 'reset-token' },
    '/docs/faq': { a: 'reset-tokens', 'reset-token': 'reset-token' },
    '/en/docs/faq': { old: 'reset-token' },
  };
  expect(check({}, anchors)).toMatchInlineSnapshot(`
    "content/redirects.json — "old" does not work on /en/docs/faq. Add the old id to the entry of the original, whose text this page shows.
    content/redirects.json — "reset-token" is still a section of /docs/faq. Remove the entry, or rename the section.
    content/redirects.json — /docs/faq has no section "reset-tokens", the target of "a". Did you mean "reset-token"?
    content/redirects.json — there is no page "/docs/fak" with sections. Did you mean "/docs/faq"?"
  `);
});

it('reports addresses that the tool opens and that have no target', () => {
  const deep = (path: string, anchor: string | null) =>
    formatProblems(
      checkDeepLinks(
        [{ path, anchor, from: 'login page' }],
        { pages: { '/old': '/docs/faq' }, anchors: {} },
        ADDRESSES,
      ),
    );
  expect(deep('/docs/category/杂项', null) + deep('/docs/faq', '重置-token') + deep('/old', '重置-token')).toBe('');
  expect(`${deep('/docs/fab', null)}\n${deep('/en/docs/faq', '重置-token')}`).toMatchInlineSnapshot(`
    "content/deep-links.json — the tool opens /docs/fab (login page), but there is no page "/docs/fab". Did you mean "/docs/faq"? Or add a redirect in content/redirects.json.
    content/deep-links.json — the tool opens /en/docs/faq#重置-token (login page), but /en/docs/faq has no section "重置-token". Look up the heading’s {#id} on that page. Or add a redirect in content/redirects.json."
  `);
});
