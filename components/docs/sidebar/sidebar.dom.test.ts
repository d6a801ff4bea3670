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
const openGroups = () =>
  [...document.querySelectorAll('details[open]')].map((group) => group.getAttribute('data-group'));

beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  showHtml(GROUPS);
});

describe('SidebarElement', () => {
  it('restores open groups and the scroll position on the next page', async () => {
    showHtml(HTML);
    await nextFrame();
    document.querySelector<HTMLDetailsElement>('[data-group=C]')!.open = true;
    document.querySelector('nav')!.scrollTop = 40;
    document.querySelector('nav')!.dispatchEvent(new Event('scroll'));
    showHtml(HTML);
    await nextFrame();
    expect(openGroups()).toContain('C');
    expect(document.querySelector('nav')!.scrollTop).toBe(40);
  });

  it('restores its state while the document is still being parsed', async () => {
    sessionStorage.setItem('docs-sidebar', '{"open":["C"],"scrollTop":7}');
    showHtml('');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    restoreSidebar();
    showHtml(`${GROUPS}<main></main>`);
    await vi.waitFor(() => expect(openGroups()).toEqual(['C']));
  });

  it.each(['', 'nonsense', undefined])('ignores stored state that is unusable: %s', (stored) => {
    if (stored === undefined) vi.stubGlobal('sessionStorage', undefined);
    else sessionStorage.setItem('docs-sidebar', stored);
    expect(restoreSidebar).not.toThrow();
    expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
    expect(openGroups()).toEqual([]);
  });

  it('opens the groups around the current page', async () => {
    showHtml(HTML);
    await nextFrame();
    expect(openGroups()).toEqual(['A', 'B']);
  });

  it('opens the groups around a page that becomes current later', async () => {
    showHtml(HTML.replace(' aria-current="page"', ''));
    await nextFrame();
    expect(openGroups()).toEqual([]);
    document.querySelector('a')!.setAttribute('aria-current', 'page');
    await vi.waitFor(() => expect(openGroups()).toEqual(['A', 'B']));
  });
});

describe('Sidebar', () => {
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
  const renderSidebar = (page: { route: string; folder: string }, docs = SITE.wholeSidebarDocs + 1) =>
    renderToStaticMarkup(Sidebar({ content: contentOf(docs), ...page }));
  const deepPage = { route: '/docs/a/deep/two', folder: 'a/deep' };
  const linkTexts = () => [...document.querySelectorAll('a')].map((link) => link.textContent);

  it('lists all pages up to the configured number of docs', () => {
    showHtml(renderSidebar(deepPage, SITE.wholeSidebarDocs));
    expect(linkTexts()).toHaveLength(8);
    expect(openGroups()).toEqual(['a', 'a/deep']);
  });

  it('lists only its own branch and the other categories when there are more docs', () => {
    showHtml(renderSidebar(deepPage));
    expect(linkTexts()).toEqual(['INTRO', 'a', 'A/ONE', 'A/DEEP/TWO', 'A/DEEP/<THREE>', 'b']);
    expect(openGroups()).toEqual(['a', 'a/deep']);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('A/DEEP/TWO');
  });

  it('links to the first doc of a category without a page', () => {
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
