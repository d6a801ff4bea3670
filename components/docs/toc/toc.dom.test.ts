import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showHtml } from '@/tests/support/show-html';
import { listedHeadings, Toc } from './toc';
import { TocElement } from './toc.element';

const HEADINGS = [
  { id: 'a', depth: 2, text: 'A', line: 2 },
  { id: '端口', depth: 3, text: '端口', line: 4 },
  { id: 'c', depth: 4, text: 'C', line: 6 },
  { id: 'd', depth: 2, text: 'D', line: 8 },
];

customElements.define('site-toc', TocElement);

beforeEach(() => {
  showHtml(
    renderToStaticMarkup(createElement(Toc, { locale: 'en', page: 'Docker', headings: listedHeadings(HEADINGS) })),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Scrolls a page of 3000 px in a viewport of 1000 px.
 *
 * @param tops the distance of each heading from the top of the page, or null for a hidden heading
 * @returns the text of the link that is marked as current
 */
async function scrollPage(tops: Record<string, number | null>, scrolled: number): Promise<string | undefined> {
  for (const heading of document.querySelectorAll('h2')) heading.remove();
  for (const [id, top] of Object.entries(tops)) {
    const heading = Object.assign(document.createElement('h2'), { id });
    const rects = top === null ? [] : [{ top: top - scrolled }];
    // happy-dom has no layout, and the element reads only the first rectangle's top.
    heading.getClientRects = () => rects as unknown as DOMRectList;
    document.body.append(heading);
  }
  vi.stubGlobal('innerHeight', 1000);
  document.documentElement.style.scrollPaddingTop = '72px';
  vi.stubGlobal('scrollY', scrolled);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
  return document.querySelector('[aria-current=location]')?.textContent ?? undefined;
}

it('marks the section that is being read', async () => {
  const tops = { a: 300, 端口: 900, d: 2900 };
  expect(await scrollPage(tops, 0)).toBeUndefined();
  expect(await scrollPage(tops, 250)).toBe('A');
  expect(await scrollPage(tops, 850)).toBe('端口');
  // The last section is too short to reach the top of the viewport, so it is marked at the end of the page.
  expect(await scrollPage(tops, 2000)).toBe('D');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  // In a closed tab, a heading has no box.
  expect(await scrollPage({ ...tops, 端口: null }, 850)).toBe('A');
});

it('closes the list after a choice, on Escape and when the reader clicks elsewhere', () => {
  const button = document.querySelector('button');
  const isOpen = () => button?.getAttribute('aria-expanded') === 'true';
  const closings = [
    () => document.querySelector('a')?.click(),
    () => document.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => document.body.click(),
    () => button?.click(),
  ];
  for (const close of closings) {
    button?.click();
    expect(isOpen()).toBe(true);
    close();
    expect(isOpen()).toBe(false);
  }
});
