// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreSidebar } from './restore-sidebar';
import { revealCurrent } from './reveal-current';
import { saveSidebar } from './save-sidebar';
import { containsRoute, type SidebarNode, toSidebarNode } from './sidebar-node';

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
    document.body.innerHTML = HTML;
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

describe('sidebar nodes', () => {
  const node: SidebarNode = toSidebarNode({
    type: 'category',
    folder: 'setup',
    label: 'Setup',
    route: '/docs/category/x',
    items: [{ type: 'doc', id: 'setup/Docker', label: 'Docker', route: '/docs/setup/Docker' }],
  });

  it('carry no more than links and groups need', () => {
    expect(node).toEqual({
      label: 'Setup',
      route: '/docs/category/x',
      nodes: [{ label: 'Docker', route: '/docs/setup/Docker' }],
    });
  });

  it.each([
    ['/docs/category/x', true],
    ['/docs/setup/Docker', true],
    ['/docs/setup', false],
  ])('contain %s: %s', (route, expected) => expect(containsRoute(node, route)).toBe(expected));
});
