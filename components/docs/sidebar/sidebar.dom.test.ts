import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { SITE } from '@/lib/site';
import { showHtml } from '@/tests/support/show-html';
import { restoreSidebar } from './restore-sidebar';
import { Sidebar } from './sidebar';
import { SidebarElement } from './sidebar.element';

customElements.define('site-sidebar', SidebarElement);

const GROUPS = `
  <nav data-sidebar>
    <details data-group="A"><ul><li><details data-group="B"><a href="/b" aria-current="page">b</a></details></li></ul></details>
    <details data-group="C"></details>
  </nav>`;
const HTML = `<site-sidebar>${GROUPS}</site-sidebar>`;
const nextFrame = () => new Promise(requestAnimationFrame);
const open = () => [...document.querySelectorAll('details[open]')].map((group) => group.getAttribute('data-group'));

beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  showHtml(GROUPS);
});

describe('the sidebar', () => {
  it('gives open groups and scroll position to the next page', async () => {
    showHtml(HTML);
    await nextFrame();
    document.querySelector<HTMLDetailsElement>('[data-group=C]')!.open = true;
    document.querySelector('nav')!.scrollTop = 40;
    document.querySelector('nav')!.dispatchEvent(new Event('scroll'));
    showHtml(HTML);
    await nextFrame();
    expect(open()).toContain('C');
    expect(document.querySelector('nav')!.scrollTop).toBe(40);
  });

  it('gets them back while the page is still being read', async () => {
    sessionStorage.setItem('docs-sidebar', '{"open":["C"],"scrollTop":7}');
    showHtml('');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    restoreSidebar();
    showHtml(`${GROUPS}<main></main>`);
    await vi.waitFor(() => expect(open()).toEqual(['C']));
  });

  it.each(['', 'nonsense', undefined])('stays as it is when %s is stored', (stored) => {
    if (stored === undefined) vi.stubGlobal('sessionStorage', undefined);
    else sessionStorage.setItem('docs-sidebar', stored);
    expect(restoreSidebar).not.toThrow();
    expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
    expect(open()).toEqual([]);
  });

  it('unfolds the groups around the current page', async () => {
    showHtml(HTML);
    await nextFrame();
    expect(open()).toEqual(['A', 'B']);
  });

  it('unfolds the groups around another page that becomes the current one', async () => {
    showHtml(HTML.replace(' aria-current="page"', ''));
    await nextFrame();
    expect(open()).toEqual([]);
    document.querySelector('a')!.setAttribute('aria-current', 'page');
    await vi.waitFor(() => expect(open()).toEqual(['A', 'B']));
  });
});

describe('the sidebar of one page among very many', () => {
  const doc = (id: string): SidebarItem => ({
    type: 'doc',
    id,
    label: id.toUpperCase(),
    description: '',
    route: `/docs/${id}`,
  });
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
    renderToStaticMarkup(Sidebar({ content: contentOf(docs), ...place }));
  const deep = { route: '/docs/a/deep/two', folder: 'a/deep' };
  const links = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.textContent);

  it('has everything up to so many docs, without further ado', () => {
    showHtml(html(deep, SITE.wholeSidebarDocs));
    expect(links(document)).toHaveLength(8);
    expect(open()).toEqual(['a', 'a/deep']);
  });

  it('has its own branch, and links to the pages of the others', () => {
    showHtml(html(deep));
    expect(links(document)).toEqual(['INTRO', 'a', 'A/ONE', 'A/DEEP/TWO', 'A/DEEP/<THREE>', 'b']);
    expect(open()).toEqual(['a', 'a/deep']);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('A/DEEP/TWO');
  });

  it('links to the first doc of a group without a page', () => {
    const content = {
      ...contentOf(SITE.wholeSidebarDocs + 1),
      sidebar: [doc('intro'), group('c', null, doc('c/six'))],
    };
    showHtml(renderToStaticMarkup(Sidebar({ content, route: '/docs/intro', folder: '' })));
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/docs/intro',
      '/en/docs/c/six',
    ]);
  });
});
