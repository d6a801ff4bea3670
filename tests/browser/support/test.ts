import { test as base, expect, type Page } from '@playwright/test';

/** Console errors and warnings, uncaught exceptions, failed requests and error statuses of the page under test. */
interface PageErrors {
  list: string[];
  /** Removes errors that the test expects: those that match the pattern, or all without one. */
  ignore(pattern?: RegExp): void;
}

/** Requests for scripts that Chromium preloads and then cancels, because JavaScript is disabled. */
export const ABORTED_SCRIPTS = /^failed: .*\.js$/;

/** All errors but exceptions: what faults of the network may cause. */
export const ALL_BUT_EXCEPTIONS = /^(?!exception)/;

/** Playwright's `test`. A test fails when its page has errors that the test doesn't ignore. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: PageErrors = {
        list: [],
        ignore(pattern = /^/) {
          this.list = this.list.filter((text) => !pattern.test(text));
        },
      };
      collectErrors(page, pageErrors);
      await use(pageErrors);
      expect(pageErrors.list, 'console errors, exceptions and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the site's script has started: at load on the exported site, after React's hydration in development. */
export const waitForStart = (page: Page) =>
  page.waitForFunction(() => customElements.get('site-theme-switch') !== undefined);

function collectErrors(page: Page, pageErrors: PageErrors): void {
  const add = (text: string) => pageErrors.list.push(text);
  page.on('console', (message) => {
    // Playwright logs this message where the configuration blocks service workers.
    if (message.text().includes('Service Worker registration blocked')) return;
    // In development Next preloads the stylesheet of its not-found page on every page.
    if (/\/_next\/static\/.* was preloaded using link preload but not used/.test(message.text())) return;
    // In development Next applies an edit even while its router is starting, which also causes the exception below.
    if (message.text().includes("state update on a component that hasn't mounted yet")) return;
    if (message.type() === 'error' || message.type() === 'warning') add(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (message.includes('Router action dispatched before initialization')) return;
    add(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // The browser aborts prefetches when the reader navigates elsewhere.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') add(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
  });
}
