import { expect, type Page } from '@playwright/test';
import { type FaultyHost, startFaultyHost } from '../../support/faulty-host';

/** A fixture: the built site on a host whose answers can be wrong, for the page and for its service worker. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
export async function useFaultyHost({}, use: (host: FaultyHost) => Promise<void>): Promise<void> {
  const host = await startFaultyHost('out');
  await use(host);
  await host.close();
}

/**
 * Reads until the worker is active. Not until the page has a controller: Chromium says that there is none when the worker took
 * over while the page was being opened, and lets the worker answer all the same.
 */
export async function readUntilWorker(page: Page): Promise<void> {
  await expect(async () => {
    const state = await page.evaluate(async () => {
      // A page may be too short to scroll, or scrolled before its script listened.
      dispatchEvent(new Event('scroll'));
      return (await navigator.serviceWorker.getRegistration())?.active?.state;
    });
    expect(state).toBe('activated');
  }).toPass();
}

/** A part of the site's script that pages load when they need it, as islands and search are. */
export const isScriptPart = (path: string) => /\/_site\/(?!start-)[^/]+\.js$/.test(path);
