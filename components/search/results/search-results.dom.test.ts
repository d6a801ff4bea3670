import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchListener, SearchRequest, SearchSource } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';
import { island } from '../search.island';

interface Asked {
  question: SearchRequest;
  locale: string;
  tell: SearchListener;
}

const asked: Asked[] = [];
vi.mock('@/lib/search/client/client', () => ({
  createSearchClient: ({ locale }: SearchSource, tell: SearchListener) => ({
    ask: (question: SearchRequest) => void asked.push({ question, locale, tell }),
    close: () => {},
  }),
}));

/** With the tasks that follow. */
function perform(action: () => void): void {
  act(action);
  act(() => void vi.runAllTimers());
}

function answer({ question, tell }: Asked, total: number, nearest: readonly string[] = []): void {
  const results = Array.from(
    { length: Math.min(total, question.limit) },
    (_, key): SearchResult => ({
      key,
      route: `/docs/${key}`,
      anchor: undefined,
      title: { text: `Page ${key}`, marks: [] },
      path: [],
      snippet: { text: '', marks: [] },
      highlight: [],
      wants: undefined,
    }),
  );
  perform(() => tell({ status: 'answered', question, results, total, complete: true, unmatched: [], nearest }));
}

let unmount: () => void = () => {};
const field = () => document.querySelector('input')!;
const choice = (name: string) => document.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
const status = () => document.querySelector('[role=status]')?.textContent;
const links = (place: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${place} a`)];

function open(address: string, typed = ''): void {
  history.replaceState(null, '', address);
  const hashes = { all: '', docs: '', blog: '', pages: '' };
  const props = {
    kind: 'page',
    source: { locale: 'en', folder: '/en/', hashes },
    other: { locale: 'zh-Hans', folder: '/', hashes },
  };
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
  asked.length = 0;
});
afterEach(() => {
  act(() => unmount());
  vi.useRealTimers();
});

it('answers the search of the address, and says in the title what was searched', () => {
  open('/en/search?q=docker&ctx=docs');
  expect(asked.at(-1)?.question).toMatchObject({ query: 'docker', scope: 'docs', helps: true });
  expect(field().value).toBe('docker');
  expect(choice('ctx').value).toBe('docs');
  answer(asked.at(-1)!, 2);
  expect(status()).toBe('2 results');
  expect(links('.search-list').map((link) => link.getAttribute('href'))).toEqual(['/en/docs/0', '/en/docs/1']);
  expect(document.querySelector('h1')?.textContent).toBe('Search results for "docker"');
  expect(document.title).toBe('Search results for "docker" | PeerBanHelper');
});

it('keeps what is typed and chosen in the address, and follows the way back', () => {
  open('/en/search');
  expect(asked).toHaveLength(0);
  perform(() => {
    field().value = 'proxy ';
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(location.search).toBe('?q=proxy');
  expect(field().value).toBe('proxy ');
  const before = history.length;
  perform(() => {
    choice('ctx').value = 'blog';
    choice('ctx').dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(location.search).toBe('?q=proxy&ctx=blog');
  expect(history.length).toBe(before + 1);
  expect(asked.at(-1)?.question).toMatchObject({ query: 'proxy', scope: 'blog' });
  history.replaceState(null, '', '/en/search?q=docker');
  perform(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect([field().value, choice('ctx').value]).toEqual(['docker', '']);
  expect(asked.at(-1)?.question).toMatchObject({ query: 'docker', scope: 'all' });
});

it('searches for what was typed before the island came', () => {
  open('/en/search?q=docker&ctx=docs', 'proxy');
  expect(asked.at(-1)?.question).toMatchObject({ query: 'proxy', scope: 'docs' });
  expect(location.search).toBe('?q=proxy&ctx=docs');
});

it('shows more results on request, and goes on at the first of them', () => {
  open('/en/search?q=docker');
  answer(asked.at(-1)!, 300);
  expect(links('.search-list')).toHaveLength(200);
  perform(() => document.querySelector<HTMLElement>('.search-more')!.click());
  expect(asked.at(-1)?.question.limit).toBe(400);
  answer(asked.at(-1)!, 300);
  expect(links('.search-list')).toHaveLength(300);
  expect(status()).toBe('300 of 300 results are shown');
  expect(document.activeElement).toBe(links('.search-list')[200]);
  expect(document.querySelector('.search-more')).toBeNull();
});

it('offers near words, the whole site and the other language when it found nothing', () => {
  open('/en/search?q=docekr&ctx=docs');
  answer(asked.at(-1)!, 0, ['docker']);
  expect(status()).toBe('No results');
  for (const offer of asked.slice(-2)) answer(offer, offer.locale === 'en' ? 3 : 0);
  expect(links('.search-help').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['docker', '/en/search?q=docker&ctx=docs'],
    ['3 results in the whole site', '/en/search?q=docekr'],
    ['Frequently asked questions', '/en/docs/faq'],
    ['Issue tracker on GitHub', 'https://github.com/PBH-BTN/PeerBanHelper/issues'],
  ]);
});

it('takes any address without harm', () => {
  open(`/en/search?q=${encodeURIComponent('<b>"')}%F0&ctx=__proto__&version=constructor`);
  expect(asked.at(-1)?.question.scope).toBe('all');
  expect(choice('version').value).toBe('current');
});
