import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchState } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';
import { island } from './search.island';

interface Search {
  request: SearchRequest;
  report: (state: SearchState) => void;
}

const searches: Search[] = [];
vi.mock('@/lib/search/client/client', () => ({
  startSearch: (_: unknown, request: SearchRequest, report: Search['report']) => {
    searches.push({ request, report });
    return () => {};
  },
}));

/** Runs an action and the tasks that it schedules. */
function perform(action: () => void): void {
  act(action);
  act(() => void vi.runAllTimers());
}

function answer({ request, report }: Search, total: number, suggestions: readonly string[] = []): void {
  const results = Array.from(
    { length: Math.min(total, request.limit) },
    (_, key): SearchResult => ({
      key,
      page: key,
      route: `/docs/${key}`,
      anchor: undefined,
      title: { text: `Page ${key}`, marks: [] },
      categories: [],
      headings: [],
      snippet: { text: '', marks: [] },
      highlight: [],
    }),
  );
  const state = { results, total, isComplete: true, leftOut: [], hasOthers: true, suggestions };
  perform(() => report({ status: 'answered', request, ...state }));
}

let unmount: () => void = () => {};
const field = () => document.querySelector('input')!;
const choice = (name: string) => document.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
const status = () => document.querySelector('[role=status]')?.textContent;
const links = (place: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${place} a`)];

function open(address: string, typed = ''): void {
  history.replaceState(null, '', address);
  const hashes = { all: '', docs: '', blog: '', pages: '' };
  const props = { source: { locale: 'en', folder: '/en/', hashes }, isPage: true };
  document.title = 'Search | PeerBanHelper';
  document.body.innerHTML = '<site-island data-words="{}"><input name="q"></site-island>';
  field().value = typed;
  const host = document.querySelector<HTMLElement>('site-island')!;
  host.dataset.props = JSON.stringify(props);
  perform(() => {
    unmount = island.mount(host);
  });
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  localStorage.clear();
  searches.length = 0;
});
afterEach(() => {
  act(() => unmount());
  vi.useRealTimers();
});

it('searches for text typed before the island mounted', () => {
  open('/en/search?q=docker&ctx=docs', 'proxy');
  expect(searches.at(-1)?.request).toMatchObject({ query: 'proxy', scope: 'docs' });
  expect(location.search).toBe('?q=proxy&ctx=docs');
});

it('shows all results', () => {
  open('/en/search?q=docker');
  answer(searches.at(-1)!, 300);
  expect(links('.search-list')).toHaveLength(300);
  expect(status()).toBe('300 results');
});

it('offers suggestions, the whole site and the other language when there are no results', () => {
  open('/en/search?q=docekr&ctx=docs');
  answer(searches.at(-1)!, 0, ['docker']);
  expect(status()).toBe('No results');
  expect(links('.search-help').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['docker', '/en/search?q=docker&ctx=docs'],
    ['Search the whole site', '/en/search?q=docekr'],
    ['Search in Chinese', '/search?q=docekr'],
    ['Frequently asked questions', '/en/docs/faq'],
    ['Issue tracker on GitHub', 'https://github.com/PBH-BTN/PeerBanHelper/issues'],
    ['Not found? Tell us what you were looking for', expect.stringContaining('/issues/new?title=')],
  ]);
  const { searchParams } = new URL(links('.search-help').at(-1)?.href ?? '');
  expect(searchParams.get('title')).toBe('“docekr”');
  expect(searchParams.get('body')).toContain('Search without results: docekr\nLanguage: English\nVersion: PBH');
});

it('accepts any address', () => {
  open(`/en/search?q=${encodeURIComponent('<b>"')}%F0&ctx=__proto__&version=constructor`);
  expect(searches.at(-1)?.request.scope).toBe('all');
  expect(location.search).toContain('version=constructor');
  // There is only one version to choose from.
  expect(choice('version')).toBeNull();
});
