// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { beginRouteProgress, endRouteProgress } from './route-progress';

const isShown = () => document.querySelector('#nprogress') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  endRouteProgress('/en/docs/intro');
  vi.runAllTimers();
});

it('shows after 200 ms and ends with the page', () => {
  beginRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(199);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
  endRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(1000);
  expect(isShown()).toBe(false);
});

it('never shows on quick changes', () => {
  beginRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(150);
  endRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(1000);
  expect(isShown()).toBe(false);
});

it.each(['/en/docs/intro#a', '/en/docs/intro?x=1', '/en/docs/intro/', 'http://localhost:3000/en/docs/intro'])(
  'is not for the open page: %s',
  (url) => {
    beginRouteProgress(url);
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  },
);

it('ends when the reader goes back to the open page meanwhile', () => {
  beginRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(300);
  expect(isShown()).toBe(true);
  beginRouteProgress('/en/docs/intro');
  vi.advanceTimersByTime(1000);
  expect(isShown()).toBe(false);
});

it('goes on when one page takes the place of another on the way', () => {
  beginRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(150);
  beginRouteProgress('/en/docs/setup/Docker');
  vi.advanceTimersByTime(150);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(50);
  expect(isShown()).toBe(true);
});
