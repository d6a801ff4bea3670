// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { sidebarParts } from '@/lib/content/sidebar-parts.node';
import { sidebarModel } from '@/lib/pages/sidebar-model.node';
import { SITE } from '@/lib/site';
import { fillGroups } from './fill-groups';
import { keepFilledGroups } from './keep-filled-groups';
import { restoreSidebar } from './restore-sidebar';
import { revealCurrent } from './reveal-current';
import { saveSidebar } from './save-sidebar';
import { Sidebar } from './sidebar';

const HTML = `
  <nav data-sidebar>
    <details data-group="A"><ul><li><details data-group="B"><a href="/b" aria-current="page">b</a></details></li></ul></details>
    <details data-group="C"></details>
  </nav>`;
const open = () => [...document.querySelectorAll('details[open]')].map((group) => group.getAttribute('data-group'));

beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = HTML;
});

describe('the sidebar', () => {
  it('gets its open groups and scroll position back', () => {
    document.querySelector('details')!.open = true;
    document.querySelector('nav')!.scrollTop = 40;
    saveSidebar();
    document.body.innerHTML = HTML;
    restoreSidebar();
    expect(open()).toEqual(['A']);
    expect(document.querySelector('nav')!.scrollTop).toBe(40);
  });

  it('gets them back while the page is still being read', async () => {
    sessionStorage.setItem('docs-sidebar', '{"open":["C"],"scrollTop":7}');
    document.body.innerHTML = '';
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    restoreSidebar();
    document.body.innerHTML = `${HTML}<main></main>`;
    await vi.waitFor(() => expect(open()).toEqual(['C']));
  });

  it.each(['', 'nonsense', undefined])('stays as it is when %s is stored', (stored) => {
    if (stored === undefined) vi.stubGlobal('sessionStorage', undefined);
    else sessionStorage.setItem('docs-sidebar', stored);
    expect(restoreSidebar).not.toThrow();
    expect(() => saveSidebar()).not.toThrow();
    expect(open()).toEqual([]);
  });

  it('unfolds the groups around the current page', () => {
    revealCurrent(document.querySelector('nav'));
    expect(open()).toEqual(['A', 'B']);
  });
});

describe('the sidebar of one page among very many', () => {
  const doc = (id: string): SidebarItem => ({ type: 'doc', id, label: id.toUpperCase(), route: `/docs/${id}` });
  const group = (folder: string, route: string | null, ...items: SidebarItem[]): SidebarItem => ({
    type: 'category',
    folder,
    label: folder,
    route,
    items,
  });
  const sidebar = [
    doc('intro'),
    group('a', '/docs/category/a', doc('a/one'), group('a/deep', null, doc('a/deep/two'), doc('a/deep/<three>'))),
    group('b', '/docs/category/b', doc('b/four'), doc('b/five')),
  ];
  const contentOf = (docs: number): LocaleContent => ({
    locale: 'en',
    sidebar,
    docs: Array(docs),
    categories: [],
    pages: [],
    blog: { posts: [], authors: [], tags: [] },
  });
  const html = (place: { route: string; folder: string }, docs = SITE.wholeSidebarDocs + 1) =>
    renderToStaticMarkup(Sidebar(sidebarModel(contentOf(docs), place)));
  const deep = { route: '/docs/a/deep/two', folder: 'a/deep' };
  const links = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.textContent);
  const groupOf = (folder: string) => document.querySelector<HTMLDetailsElement>(`details[data-group="${folder}"]`)!;
  const [, partA, partB] = sidebarParts(contentOf(0));
  const answers = (answer: (address: string) => Response) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) => answer(address)),
    );

  it('has everything up to so many docs, without further ado', () => {
    document.body.innerHTML = html(deep, SITE.wholeSidebarDocs);
    expect(links(document)).toHaveLength(8);
    expect(document.querySelector('[data-rest]')).toBeNull();
    expect(open()).toEqual(['a', 'a/deep']);
  });

  it('has its own branch, and the first doc of the others for readers without script', () => {
    document.body.innerHTML = html(deep);
    expect(links(document)).toEqual(['INTRO', 'a', 'A/ONE', 'A/DEEP/TWO', 'A/DEEP/<THREE>', 'b', 'B/FOUR']);
    expect(groupOf('b').dataset.rest).toBe(`/${partB?.file}`);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('A/DEEP/TWO');
  });

  it('is filled when a group is opened, as if it had been there', async () => {
    answers(() => new Response(partA?.text));
    document.documentElement.lang = 'en';
    document.body.innerHTML = html({ route: '/docs/intro', folder: '' });
    fillGroups();
    groupOf('a').open = true;
    groupOf('a').dispatchEvent(new Event('toggle'));
    await vi.waitFor(() => expect(groupOf('a').dataset.rest).toBeUndefined());
    const filled = groupOf('a').innerHTML;
    document.body.innerHTML = html({ route: '/docs/intro', folder: '' }, 1);
    expect(filled).toBe(groupOf('a').innerHTML);
  });

  it('finds open again what was open inside, which was not there before', async () => {
    sessionStorage.setItem('docs-sidebar', '{"open":["a","a/deep"],"scrollTop":0}');
    answers(() => new Response(partA?.text));
    document.body.innerHTML = html({ route: '/docs/intro', folder: '' });
    groupOf('a').open = true;
    fillGroups();
    await vi.waitFor(() => expect(open()).toEqual(['a', 'a/deep']));
  });

  it.each([
    ['a missing file', () => new Response('', { status: 404 })],
    ['a page of a captive portal', () => new Response('<html>')],
    ['something else', () => new Response('{"label":1}')],
  ])('keeps its first link with %s, and asks again', async (_, answer) => {
    answers(answer);
    document.body.innerHTML = html({ route: '/docs/intro', folder: '' });
    groupOf('b').open = true;
    fillGroups();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(links(groupOf('b'))).toEqual(['B/FOUR']);
    answers(() => new Response(partB?.text));
    groupOf('b').dispatchEvent(new Event('toggle'));
    await vi.waitFor(() => expect(links(groupOf('b'))).toEqual(['B/FOUR', 'B/FIVE']));
  });

  it('takes along what the next page leaves out', () => {
    document.body.innerHTML = html(deep);
    const next = document.createElement('div');
    next.innerHTML = html({ route: '/docs/b/five', folder: 'b' });
    keepFilledGroups(document.body, next);
    expect(links(next)).toEqual(['INTRO', 'a', 'A/ONE', 'A/DEEP/TWO', 'A/DEEP/<THREE>', 'b', 'B/FOUR', 'B/FIVE']);
    expect(next.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(next.querySelector('[data-rest]')).toBeNull();
  });
});
