import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FAULTS, type Fault, type FaultyHost } from '../support/faulty-host';
import { isCached, isLazyScript, provideFaultyHost, waitForServiceWorker } from './support/service-worker';
import { test as base, expect } from './support/test';

const test = base.extend<{ host: FaultyHost }>({ host: provideFaultyHost });
test.use({ serviceWorkers: 'allow' });
// The faults cause console errors and failed requests, but must never cause exceptions.
test.afterEach(({ pageErrors }) => {
  expect(pageErrors.list.filter((text) => text.startsWith('exception'))).toEqual([]);
  pageErrors.ignore();
});

interface Target {
  name: string;
  /** Matches the requests to break. */
  isMatch(path: string): boolean;
  /** The page that requests the target. */
  page: string;
  /** Makes the page request the target; absent when the page does so while it loads. */
  use?(page: Page): Promise<void>;
  /** Finds the element that shows the result or the error. */
  outcome?(page: Page): Locator;
  /** Checks a feature that needs the target. By default, switches the color mode and searches. */
  expectFeature?(page: Page): Promise<void>;
  /** The faults to try; all by default. */
  faults?: readonly Fault[];
  /** Whether an active worker has the target in its store or handles it like another one. */
  isFirstVisitOnly?: boolean;
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('option');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const island = (page: Page) => page.getByRole('group', { name: 'Ban duration in milliseconds' });
/** The island's result for an amount that differs from the fallback's example. */
const islandResult = (page: Page) => island(page).getByRole('status').filter({ hasText: '15 days' });

/** A short page without islands. */
const DOC = '/en/docs/module/dos-protection';

/** One fault of each kind that browsers and the worker tell apart, for targets that are handled like another one. */
const SAMPLE: readonly Fault[] = ['missing', 'body cut short', 'login page with status 200', 'no response'];

const isSearchPart = (path: string) => /\/search-index\..*\.json/.test(path);
const expectSearch = async (page: Page) => {
  await searchBox(page).fill('docker');
  await expect(results(page).filter({ hasText: 'Docker' }).first()).toBeVisible();
};
const SEARCH: Pick<Target, 'page' | 'use' | 'outcome' | 'expectFeature'> = {
  page: DOC,
  use: (page) => searchBox(page).fill('docker'),
  outcome: (page) => results(page).or(page.getByRole('alert')).first(),
  expectFeature: expectSearch,
};

const TARGETS: Target[] = [
  { name: 'page', page: DOC, isMatch: (path) => path === DOC },
  {
    name: 'script and stylesheet',
    page: DOC,
    isMatch: (path) => /\/_site\/(start|style)-/.test(path),
    isFirstVisitOnly: true,
  },
  { name: 'search script', ...SEARCH, isMatch: isLazyScript, isFirstVisitOnly: true, faults: SAMPLE },
  {
    name: 'island script',
    page: '/en/blog/mdx-blog-post',
    isMatch: isLazyScript,
    use: (page) => island(page).getByRole('textbox').fill('15'),
    outcome: (page) => islandResult(page).or(page.getByRole('alert')).first(),
    expectFeature: async (page) => {
      await island(page).getByRole('textbox').fill('15');
      await expect(islandResult(page)).toBeVisible();
    },
  },
  {
    name: 'search entry',
    ...SEARCH,
    isMatch: (path) => /\/search-index(-\w+)?\.json/.test(path),
    isFirstVisitOnly: true,
  },
  { name: 'search part', ...SEARCH, isMatch: isSearchPart, faults: SAMPLE },
];

/** Opens the target's page and uses it until the broken response has taken effect. */
async function triggerFault(page: Page, host: FaultyHost, target: Target, fault: Fault): Promise<void> {
  const opening = page.goto(host.url + target.page, { waitUntil: 'commit' }).catch(() => undefined);
  const waitForFault = () => expect.poll(host.brokenResponseCount, { intervals: [10, 20, 50] }).toBeGreaterThan(0);
  const isPending = fault === 'no response';
  if (target.name === 'page') {
    await waitForFault();
    if (!isPending) await opening;
    // Imitates the browser's Stop button.
    else await (await page.context().newCDPSession(page)).send('Page.stopLoading');
    return;
  }
  await opening;
  // The page doesn't load while a script, stylesheet or image of the page is pending.
  if (isPending && !target.use) return waitForFault();
  await page.waitForLoadState('load');
  await target.use?.(page);
  await waitForFault();
  if (!isPending && target.outcome) await expect(target.outcome(page)).toBeVisible();
}

/** Repairs the host, then recovers with Retry where the page offers it, otherwise with one load. */
async function recover(page: Page, host: FaultyHost, target: Target): Promise<void> {
  host.repair();
  if (await retry(page).first().isVisible()) await retry(page).first().click();
  else if (page.url().startsWith(host.url + target.page)) await page.reload();
  // After a redirect or without a response, the reader opens the page again. The browser's error page may still be loading.
  else await expect(() => page.goto(host.url + target.page)).toPass();
}

async function expectWorkingPage(page: Page, { expectFeature = expectColorModeAndSearch }: Target): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeHidden();
  // Waits until every stylesheet is complete. The page may reload itself in the meantime.
  await expect(async () => {
    const areComplete = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const checks = links.map(async ({ href, sheet }) => {
        const expected = await new CSSStyleSheet().replace(await (await fetch(href, { cache: 'reload' })).text());
        return expected.cssRules.length === sheet?.cssRules.length;
      });
      return Promise.all(checks);
    });
    expect(areComplete).not.toContain(false);
  }).toPass();
  await expectFeature(page);
}

async function expectColorModeAndSearch(page: Page): Promise<void> {
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(theme).not.toHaveAttribute('data-theme', before ?? '');
  await expectSearch(page);
}

/** Checks that the target works on a new visit after the recovery. */
async function expectWorkingVisit(page: Page, host: FaultyHost, target: Target): Promise<void> {
  await page.goto(host.url + target.page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await target.use?.(page);
  if (target.outcome) {
    await expect(target.outcome(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
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

/** Browsers keep a permanent redirect of a page or image for good, which `deploy/README.md` explains. */
const isKeptByBrowser = (target: Target, fault: Fault) =>
  fault === 'permanent redirect to a login page' && target.name === 'page';

for (const target of TARGETS) {
  for (const fault of target.faults ?? FAULTS) {
    if (isKeptByBrowser(target, fault)) continue;
    test(`${target.name}, ${fault}, at the first visit`, async ({ page, host }) => {
      host.breakResponses(fault, target.isMatch);
      await triggerFault(page, host, target, fault);
      await recover(page, host, target);
      await expectWorkingPage(page, target);
      await waitForServiceWorker(page);
      await expectWorkingVisit(page, host, target);
      await expectValidCaches(page);
    });

    if (target.isFirstVisitOnly) continue;
    test(`${target.name}, ${fault}, with the worker active`, async ({ page, host }) => {
      await page.goto(`${host.url}/en/docs/intro`);
      await waitForServiceWorker(page);
      host.breakResponses(fault, target.isMatch);
      await triggerFault(page, host, target, fault);
      await recover(page, host, target);
      await expectWorkingPage(page, target);
      await expectValidCaches(page);
    });
  }
}

test('with the worker active, a login page that replaces a page is not stored', async ({ page, host }) => {
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

test('a file that is requested past the caches is not served from the store any more', async ({ page, host }) => {
  await page.goto(host.url + DOC);
  await expectSearch(page);
  await waitForServiceWorker(page);
  const file = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/search.island-'))?.name ?? '',
  );
  await expect.poll(() => isCached(page, file)).toBe(true);
  host.breakResponses('no response', (path) => file.endsWith(path));
  await page.evaluate((href) => {
    fetch(href, { cache: 'reload' }).catch(() => {});
  }, file);
  await expect.poll(() => isCached(page, file)).toBe(false);
});

for (const fault of ['no response', 'status 503', 'connection reset'] as const)
  test(`a visited page is shown from the store: ${fault}`, async ({ page, host }) => {
    await page.goto(host.url + DOC);
    await waitForServiceWorker(page);
    await expect.poll(() => isCached(page, DOC)).toBe(true);
    host.breakResponses(fault, () => true);
    await page.goto(host.url + DOC);
    await expect(page.locator('[data-saved-notice]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('an error page of the server is shown when the page is not stored', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  host.breakResponses('status 503', (path) => path === DOC);
  await page.goto(host.url + DOC);
  await expect(page.getByRole('heading', { name: 'Busy' })).toBeVisible();
});
