import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DocsFrame } from '@/components/docs/docs-frame/docs-frame';
import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { SITE } from '@/lib/site';
import { showHtml } from '@/tests/support/show-html';
import { restoreSidebar } from './restore-sidebar';
import { SidebarElement } from './sidebar.element';

customElements.define('site-sidebar', SidebarElement);

const GROUPS = `
  <nav data-sidebar>
    <details data-group="A"><ul><li><details data-group="B"><a href="/b" aria-current="page">b</a></details></li></ul></details>
    <details data-group="C"></details>
  </nav>`;
const HTML = `<site-sidebar>${GROUPS}</site-sidebar>`;
const openGroups = () =>
  [...document.querySelectorAll('details[open]')].map((group) => group.getAttribute('data-group'));

beforeEach(() => sessionStorage.clear());

describe('SidebarElement', () => {
  it('restores its state while the document is still being parsed', async () => {
    sessionStorage.setItem('docs-sidebar', '{"open":["C"],"scrollTop":7}');
    showHtml('');
    const isParsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    restoreSidebar();
    isParsing.mockRestore();
    showHtml(`${GROUPS}<main></main>`);
    await vi.waitFor(() => expect(openGroups()).toEqual(['C']));
    expect(document.querySelector('nav')!.scrollTop).toBe(7);
  });

  it('opens the groups around the page that is or becomes current', async () => {
    showHtml(HTML);
    await vi.waitFor(() => expect(openGroups()).toEqual(['A', 'B']));
    showHtml(HTML.replace(' aria-current="page"', '').replaceAll('A', 'D'));
    document.querySelector('a')!.setAttribute('aria-current', 'page');
    await vi.waitFor(() => expect(openGroups()).toEqual(['D', 'B']));
  });
});

// The links are all that the frame has, because a single version needs no menu.
describe('Sidebar', () => {
  const doc = (id: string): SidebarItem => ({ type: 'doc', id, label: id, description: '', route: `/docs/${id}` });
  const group = (folder: string, route: string | null, ...items: SidebarItem[]): SidebarItem => ({
    type: 'category',
    folder,
    label: folder,
    route,
    items,
  });
  const ITEMS = [
    doc('intro'),
    group('a', '/docs/category/a', doc('a/one'), group('a/deep', null, doc('a/deep/two'), doc('a/deep/<three>'))),
    group('b', '/docs/category/b', doc('b/four')),
    group('c', null, doc('c/five')),
  ];
  const renderSidebar = (docs: number) => {
    const content = { locale: 'en', sidebar: ITEMS, docs: Array(docs) } as unknown as LocaleContent;
    showHtml(renderToStaticMarkup(DocsFrame({ content, route: '/docs/a/deep/two', folder: 'a/deep', children: null })));
    expect(openGroups()).toEqual(['a', 'a/deep']);
    return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.slice('/en/docs/'.length));
  };

  it('lists all pages up to the configured number of docs', () => {
    expect(renderSidebar(SITE.wholeSidebarDocs)).toHaveLength(8);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('a/deep/two');
  });

  it('lists only its own branch and a link to each other category when there are more docs', () => {
    const links = ['intro', 'category/a', 'a/one', 'a/deep/two', 'a/deep/%3Cthree%3E', 'category/b', 'c/five'];
    expect(renderSidebar(SITE.wholeSidebarDocs + 1)).toEqual(links);
  });
});
