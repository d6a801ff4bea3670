import { expect, type Page } from '@playwright/test';
import { type FaultyHost, startFaultyHost } from '../../support/faulty-host';

/** A Playwright fixture that serves the built site from a host that can break responses to the page and its service worker. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
export async function provideFaultyHost({}, use: (host: FaultyHost) => Promise<void>): Promise<void> {
  const host = await startFaultyHost('out');
  await use(host);
  await host.close();
}

/**
 * Scrolls until the service worker is active. Doesn't check `controller`, which Chromium leaves empty when the worker takes
 * over during the page load, although the worker then handles the page's requests.
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await expect(async () => {
    const state = await page.evaluate(async () => {
      // Dispatched, because the page may be too short to scroll, or its script may not listen yet.
      dispatchEvent(new Event('scroll'));
      return (await navigator.serviceWorker.getRegistration())?.active?.state;
    });
    expect(state).toBe('activated');
  }).toPass();
}

/** Whether a cache of the page's origin has a response for a URL. */
export const isCached = (page: Page, href: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, href);

/** Whether a path is a script that pages load on demand, such as those of islands and search. */
export const isLazyScript = (path: string) => /\/_site\/(?!start-)[^/]+\.js$/.test(path);
