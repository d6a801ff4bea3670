import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Fault, FaultyHost } from '../support/faulty-host';
import { isCached, isLazyScript, provideFaultyHost, waitForServiceWorker } from './support/service-worker';
import { ALL_BUT_EXCEPTIONS, test as base, expect } from './support/test';

const test = base.extend<{ host: FaultyHost }>({ host: provideFaultyHost });
test.use({ serviceWorkers: 'allow' });
// The faults cause console errors and failed requests, but must never cause exceptions.
test.afterEach(({ pageErrors }) => pageErrors.ignore(ALL_BUT_EXCEPTIONS));

interface Target {
  name: string;
  /** Matches the requests to break. */
  isMatch(path: string): boolean;
  /** The page that requests the target. */
  page: string;
  /** Whether the page requests the target only for the feature that needs it. */
  isLazy: boolean;
  /** Uses the feature that needs the target; every page has the search. */
  use(page: Page): Promise<void>;
  /** The elements that show that the feature works. */
  result(page: Page): Locator;
  /** One fault for each way in which the site notices it. */
  firstVisit: readonly Fault[];
  /** Faults that an active worker could store. Empty for files that it has stored before. */
  withWorker: readonly Fault[];
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const island = (page: Page) => page.getByRole('group', { name: 'Ban duration in milliseconds' });

/** A short page without islands. */
const DOC = '/en/docs/module/dos-protection';

const SEARCH: Pick<Target, 'page' | 'use' | 'result'> = {
  page: DOC,
  use: (page) => page.getByRole('combobox', { name: 'Search' }).fill('docker'),
  result: (page) => page.getByRole('option').filter({ hasText: 'Docker' }),
};

const TARGETS: readonly Target[] = [
  {
    name: 'page',
    ...SEARCH,
    isLazy: false,
    isMatch: (path) => path === DOC,
    firstVisit: [],
    withWorker: ['missing', 'body cut short', 'redirect to a login page'],
  },
  {
    name: 'script and stylesheet',
    ...SEARCH,
    isLazy: false,
    isMatch: (path) => /\/_site\/(start|style)-/.test(path),
    firstVisit: ['connection reset', 'body cut short', 'served as plain text', 'login page with status 200'],
    withWorker: [],
  },
  {
    name: 'island script',
    isLazy: true,
    isMatch: isLazyScript,
    page: '/en/blog/mdx-blog-post',
    use: (page) => island(page).getByRole('textbox').fill('15'),
    result: (page) => island(page).getByRole('status').filter({ hasText: '15 days' }),
    firstVisit: ['missing', 'from another deployment', 'no response'],
    withWorker: ['body cut short', 'served as HTML'],
  },
  {
    name: 'search entry',
    ...SEARCH,
    isLazy: true,
    isMatch: (path) => /\/search-index(-\w+)?\.json/.test(path),
    firstVisit: ['status 503', 'body cut inside its compression', 'permanent redirect to a login page'],
    withWorker: [],
  },
  {
    name: 'search part',
    ...SEARCH,
    isLazy: true,
    isMatch: (path) => /\/search-index\..*\.json/.test(path),
    firstVisit: ['empty body'],
    withWorker: ['body cut short', 'login page with status 200'],
  },
];

/** Opens the target's page and uses it until the broken response has taken effect. */
async function triggerFault(page: Page, host: FaultyHost, target: Target, fault: Fault): Promise<void> {
  await page.goto(host.url + target.page);
  if (target.isLazy) await target.use(page);
  await expect.poll(host.brokenResponseCount).toBeGreaterThan(0);
  if (target.isLazy && fault !== 'no response')
    await expect(target.result(page).or(page.getByRole('alert')).first()).toBeVisible();
}

/** Repairs the host, then recovers with Retry where the page offers it, otherwise with one load. */
async function recover(page: Page, host: FaultyHost, target: Target): Promise<void> {
  host.repair();
  if (await retry(page).first().isVisible()) return retry(page).first().click();
  // The browser's error page may still be loading.
  await expect(() => page.goto(host.url + target.page)).toPass();
  await target.use(page);
}

/**
 * Checks that all responses in caches, and in the browser's HTTP cache, match the built files; repeatedly, because the
 * page may still be replacing damaged ones.
 */
async function expectValidCaches(page: Page): Promise<void> {
  await expect(async () => {
    const responses = await page.evaluate(readCaches);
    expect(responses.length).toBeGreaterThan(0);
    for (const { href, text } of responses) {
      const file = decodeURI(href.replace(/\?.*$/, ''));
      const name = file.replace(/\/$/, '/index').replace(/(?<!\.\w+)$/, '.html');
      expect(text === (await readFile(path.join('out', name), 'utf8')), `${href} matches the built file`).toBe(true);
    }
  }).toPass();
}

async function readCaches() {
  const entries: { href: string; text: string }[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      entries.push({ href: pathname + search, text: (await (await cache.match(request))?.text()) ?? '' });
    }
  }
  for (const name of new Set(performance.getEntriesByType('resource').map((entry) => entry.name))) {
    if (!name.startsWith(location.origin) || name.endsWith('/sw.js')) continue;
    const { pathname, search } = new URL(name);
    const response = await fetch(name, { cache: 'force-cache' });
    entries.push({ href: pathname + search, text: await response.text() });
  }
  return entries;
}

for (const target of TARGETS)
  for (const hasWorker of [false, true])
    for (const fault of hasWorker ? target.withWorker : target.firstVisit)
      test(`${target.name}, ${fault}, ${hasWorker ? 'with the worker active' : 'at the first visit'}`, async ({
        page,
        host,
      }) => {
        if (hasWorker) {
          await page.goto(`${host.url}/en/docs/intro`);
          await waitForServiceWorker(page);
        }
        host.breakResponses(fault, target.isMatch);
        await triggerFault(page, host, target, fault);
        await recover(page, host, target);
        await expect(target.result(page).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.locator('[data-saved-notice]')).toBeHidden();
        await waitForServiceWorker(page);
        await expectValidCaches(page);
      });

test('a login page that replaces a page is not stored', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  host.breakResponses('login page with status 200', (path) => path === '/en/docs/faq');
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { name: 'Log in to this network' })).toBeVisible();
  host.repair();
  // The page would be stored before the one that is opened next.
  await page.goto(host.url + DOC);
  await expect.poll(() => isCached(page, DOC)).toBe(true);
  expect(await isCached(page, '/en/docs/faq')).toBe(false);
});

for (const fault of ['no response', 'status 503'] as const)
  test(`a visited page is shown from the store, others as the server sends them: ${fault}`, async ({ page, host }) => {
    await page.goto(host.url + DOC);
    await waitForServiceWorker(page);
    await expect.poll(() => isCached(page, DOC)).toBe(true);
    host.breakResponses(fault, () => true);
    await page.goto(host.url + DOC);
    await expect(page.locator('[data-saved-notice]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (fault === 'no response') return;
    await page.goto(`${host.url}/en/docs/faq`);
    await expect(page.getByRole('heading', { name: 'Busy' })).toBeVisible();
  });
