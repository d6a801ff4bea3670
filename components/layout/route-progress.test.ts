// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { beginRouteProgress, endRouteProgress } from './route-progress';

const isShown = () => document.querySelector('#nprogress') !== null;

/** Time passes, and what is loaded on demand is there at once. */
const pass = async (ms: number) => {
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(ms);
  await vi.dynamicImportSettled();
};

beforeEach(async () => {
  vi.useFakeTimers();
  endRouteProgress('/en/docs/intro');
  await pass(1000);
});

it('shows after 200 ms and ends with the page', async () => {
  beginRouteProgress('/en/docs/faq');
  await pass(199);
  expect(isShown()).toBe(false);
  await pass(1);
  expect(isShown()).toBe(true);
  endRouteProgress('/en/docs/faq');
  await pass(1000);
  expect(isShown()).toBe(false);
});

it('gives up a bar that comes when the page is there', async () => {
  beginRouteProgress('/en/docs/faq');
  vi.advanceTimersByTime(200);
  endRouteProgress('/en/docs/faq');
  await pass(1000);
  expect(isShown()).toBe(false);
});

it('never shows on quick changes', async () => {
  beginRouteProgress('/en/docs/faq');
  await pass(150);
  endRouteProgress('/en/docs/faq');
  await pass(1000);
  expect(isShown()).toBe(false);
});

it.each(['/en/docs/intro#a', '/en/docs/intro?x=1', '/en/docs/intro/', 'http://localhost:3000/en/docs/intro'])(
  'is not for the open page: %s',
  async (url) => {
    beginRouteProgress(url);
    await pass(1000);
    expect(isShown()).toBe(false);
  },
);

it('ends when the reader goes back to the open page meanwhile', async () => {
  beginRouteProgress('/en/docs/faq');
  await pass(300);
  expect(isShown()).toBe(true);
  beginRouteProgress('/en/docs/intro');
  await pass(1000);
  expect(isShown()).toBe(false);
});

it('goes on when one page takes the place of another on the way', async () => {
  beginRouteProgress('/en/docs/faq');
  await pass(150);
  beginRouteProgress('/en/docs/setup/Docker');
  await pass(150);
  expect(isShown()).toBe(false);
  await pass(50);
  expect(isShown()).toBe(true);
});
