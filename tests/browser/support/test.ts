import { test as base, expect, type Page } from '@playwright/test';

/** What a page complained about while a test used it. */
export interface Complaints {
  /** Console errors and warnings, uncaught exceptions, failed requests; empty on a good page. */
  list: string[];
}

/**
 * The project's `test`: every page's complaints are collected, and a test fails that ends with any, so that no console
 * error, hydration warning or failing request goes unseen. A test that provokes some says so with `complaints.list.length = 0`
 * or asserts on them.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: Complaints = { list: [] };
      listen(page, complaints);
      await use(complaints);
      expect(complaints.list, 'console errors, exceptions and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when the site's script runs: on the exported site from the load on, in development after React has hydrated the page. */
export const untilStarted = (page: Page) =>
  page.waitForFunction(() => customElements.get('site-theme-switch') !== undefined);

function listen(page: Page, { list }: Complaints): void {
  page.on('console', (message) => {
    // Playwright's own word, where the configuration keeps service workers out.
    if (message.text().includes('Service Worker registration blocked')) return;
    // In development Next preloads the styles of its not-found page on every page.
    if (/\/_next\/static\/.* was preloaded using link preload but not used/.test(message.text())) return;
    // Of an edit that comes while a page starts in development; the exception below tells why.
    if (message.text().includes("state update on a component that hasn't mounted yet")) return;
    if (message.type() === 'error' || message.type() === 'warning') list.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // In development Next hands an edit to its router even when that is still starting.
    if (message.includes('Router action dispatched before initialization')) return;
    list.push(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch given up because the reader went elsewhere is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') list.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) list.push(`${response.status()}: ${response.url()}`);
  });
}
