import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchSource, SearchState } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';
import { SEARCH } from '@/lib/site';
import { island } from './search.island';
import { resultHref } from './search-links';

const requests: SearchRequest[] = [];
let report: (state: SearchState) => void = () => {};
vi.mock('@/lib/search/client/client', () => ({
  prepareSearch: () => {},
  startSearch: (_: unknown, request: SearchRequest, listener: typeof report) => {
    requests.push(request);
    report = listener;
    return () => {};
  },
}));

const plain = (text: string) => ({ text, marks: [] });
const result = (key: number, title: string): SearchResult => ({
  key,
  page: key,
  route: `/docs/${title}`,
  anchor: undefined,
  title: { text: title, marks: [{ start: 0, end: 1 }] },
  categories: ['Setup'],
  headings: [plain('Linux')],
  snippet: plain(`About ${title}`),
  highlight: [title],
});

function answer(titles: readonly string[], more: Partial<SearchState & { status: 'answered' }> = {}): void {
  const request = requests.at(-1)!;
  const results = titles.map((title, index) => result(index, title));
  const state = { results, isComplete: true, leftOut: [], hasOthers: true, suggestions: [], ...more };
  act(() => report({ status: 'answered', request, total: state.results.length, ...state }));
}

let unmount: () => void;
const box = () => document.querySelector('input')!;
const panel = () => document.querySelector<HTMLElement>('.search-panel')!;
const list = () => document.querySelector<HTMLElement>('[role=listbox]')!;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const status = () => document.querySelector('[role=status]')!;

function type(text: string): void {
  act(() => {
    box().value = text;
    box().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void box().dispatchEvent(event));
  return event.defaultPrevented;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  requests.length = 0;
  history.replaceState(null, '', '/en/docs/intro');
  const source = { locale: 'en', folder: '/en/', hashes: { all: '', docs: '', blog: '', pages: '' } };
  const props = JSON.stringify({ source });
  document.body.innerHTML = `<site-island data-name="search" data-words="{}"><input name="q" value="doc"></site-island>`;
  const host = document.querySelector<HTMLElement>('site-island')!;
  host.dataset.props = props;
  act(() => {
    unmount = island.mount(host);
  });
});
afterEach(() => act(() => unmount()));

describe('the box', () => {
  it('keeps text typed before the island mounted, and searches on focus', () => {
    expect(box().value).toBe('doc');
    expect(panel().hidden).toBe(true);
    act(() => box().focus());
    expect(requests).toMatchObject([
      { query: 'doc', scope: 'docs', limit: SEARCH.maxResults, snippetLength: SEARCH.snippetLength },
    ]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    act(() => report({ status: 'loading', request: requests[0]! }));
    expect(status().textContent).toBe('Loading search…');
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('hides the previous results after the field was cleared', () => {
    type('docker');
    answer(['Docker']);
    type('');
    type('proxy');
    expect(options()).toHaveLength(0);
    expect(panel().hidden).toBe(true);
    expect(list().getAttribute('aria-busy')).toBe('true');
    answer(['Proxy']);
    expect(panel().hidden).toBe(false);
  });

  it('is busy until the answer to the current query is complete', () => {
    type('docker');
    expect(list().getAttribute('aria-busy')).toBe('true');
    answer(['Docker'], { isComplete: false });
    expect(list().getAttribute('aria-busy')).toBe('true');
    answer(['Docker']);
    expect(list().getAttribute('aria-busy')).toBe('false');
    type('docker c');
    expect(options()).toHaveLength(1);
    expect(list().getAttribute('aria-busy')).toBe('true');
  });
});

describe('the panel', () => {
  it('shows the title, breadcrumbs and snippet of each result, with marks', () => {
    type('docker');
    answer(['Docker']);
    const [title, path, snippet] = [...(options()[0]?.children ?? [])];
    expect(title?.innerHTML).toBe('<mark>D</mark>ocker');
    expect(path?.textContent).toBe('Setup › Linux');
    expect(snippet?.textContent).toBe('About Docker');
    expect(options()[0]?.getAttribute('href')).toBe('/en/docs/Docker?_highlight=Docker');
  });

  it('opens the section of a result, also without terms', () => {
    const hrefOf = (highlight: string[]) =>
      resultHref({ locale: 'en' } as SearchSource, { ...result(0, 'faq'), anchor: 'a b', highlight });
    expect(hrefOf(['端口', 'x'])).toBe('/en/docs/faq?_highlight=%E7%AB%AF%E5%8F%A3&_highlight=x#a%20b');
    expect(hrefOf([])).toBe('/en/docs/faq#a%20b');
  });

  it('keeps the active option when more results arrive', () => {
    type('docker');
    answer(['Docker', 'Compose'], { isComplete: false });
    press('ArrowDown');
    press('ArrowDown');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    answer([], { results: [result(7, 'First'), result(0, 'Docker'), result(1, 'Compose')] });
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[2]?.id);
  });

  it('opens a result with Enter and remembers the search', () => {
    type('docker');
    answer(['Docker']);
    press('ArrowDown');
    const followed = vi.fn((event: Event) => event.preventDefault());
    addEventListener('click', followed, { once: true });
    const modifiers = { ctrlKey: true, metaKey: true, shiftKey: true };
    expect(press('Enter', modifiers)).toBe(true);
    expect(followed.mock.calls[0]?.[0]).toMatchObject(modifiers);
    expect(panel().hidden).toBe(true);
    type('');
    expect(options().map(({ textContent }) => textContent)).toEqual(['docker']);
    act(() => document.querySelector<HTMLElement>('.search-notice button')!.click());
    expect(options()).toHaveLength(0);
    expect(localStorage.getItem('search.recent')).toBe('[]');
  });

  it('shows the words that were left out', () => {
    type('docker seeders');
    answer(['Docker'], { leftOut: ['seeders'] });
    expect(status().textContent).toBe('No page has all of these words. Left out: “seeders”');
    expect(status().className).toBe('');
  });

  it('shows the title once for the results of one page, but names it for screen readers', () => {
    type('docker');
    const second = { ...result(1, 'Docker'), page: 0, anchor: 'run' };
    answer([], { results: [result(0, 'Docker'), second, result(2, 'Proxy')] });
    const titles = [...document.querySelectorAll('[role=option] .search-title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Docker', 'Docker', 'Proxy']);
    expect(titles.map(({ classList }) => classList.contains('visually-hidden'))).toEqual([false, true, false]);
    const paths = [...document.querySelectorAll('[role=option] .search-path')];
    expect(paths.map(({ textContent }) => textContent)).toEqual(['Setup › Linux', 'Linux', 'Setup › Linux']);
  });

  it.each([
    ['results everywhere', ['Docker'], true, ['See all results within Docs', 'See all results outside Docs']],
    ['results in the docs alone', ['Docker'], false, ['See all results within Docs']],
    ['results outside alone', [], true, ['See all results outside Docs']],
    ['no results', [], false, []],
  ])('links only to result pages that list something: %s', (_, titles, hasOthers, links) => {
    type('docker');
    answer(titles, { hasOthers });
    const footer = [...document.querySelectorAll('.search-footer a')];
    expect(footer.map(({ textContent }) => textContent)).toEqual(links);
  });

  it('offers suggestions and links when there are no results', () => {
    type('docekr');
    answer([], { suggestions: ['docker'] });
    expect(status().textContent).toBe('No results');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.search-help a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/search?q=docker&ctx=docs',
      '/en/docs/faq',
      'https://github.com/PBH-BTN/PeerBanHelper/issues',
      expect.stringMatching(/^https:\/\/github\.com\/PBH-BTN\/pbh-docs\/issues\/new\?title=.*docekr/),
    ]);
    act(() => links[0]!.click());
    expect(box().value).toBe('docker');
    expect(requests.at(-1)).toMatchObject({ query: 'docker' });
  });

  it('shows an error and retries', () => {
    type('docker');
    act(() => report({ status: 'failed', request: requests.at(-1)!, failure: 'damaged' }));
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/damaged/);
    expect(list().getAttribute('aria-busy')).toBe('false');
    const before = requests.length;
    act(() => document.querySelector<HTMLElement>('.search-notice button')!.click());
    expect(requests).toHaveLength(before + 1);
  });
});
