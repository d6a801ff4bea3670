import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { FAULTS, type Fault, type FaultyHost } from '../support/faulty-host';
import { isScriptPart, readUntilWorker, useFaultyHost } from './support/worker';

/** The site with its service worker, on a host whose answers can be wrong. */
const test = base.extend<{ host: FaultyHost }>({ host: useFaultyHost });
test.use({ serviceWorkers: 'allow' });

interface Target {
  name: string;
  isMeant(path: string): boolean;
  /** Where a reader meets it. */
  page: string;
  /** What makes the page ask for it; nothing when opening the page does. */
  use?(page: Page): Promise<void>;
  /** What the reader sees when the right answer, or word of a wrong one, has come. */
  outcome?(page: Page): Locator;
  /** What works only with the right answer; switching the color mode and searching when nothing is said. */
  works?(page: Page): Promise<void>;
  /** Kept when the worker is installed, so the network is not asked again. */
  isShell?: boolean;
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('option');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const island = (page: Page) => page.getByRole('group', { name: 'Ban duration in milliseconds' });
/** Only the island changes it: without script the example stays. */
const duration = (page: Page) => island(page).getByRole('status').filter({ hasText: '15 days' });

/** A page without islands, shorter than most. */
const DOC = '/en/docs/module/dos-protection';

const isSearchPart = (asked: string) => /\/search-index\..*\.json/.test(asked);
const finds = async (page: Page) => {
  await searchBox(page).fill('docker');
  await expect(results(page).filter({ hasText: 'Docker' }).first()).toBeVisible();
};
const SEARCH: Pick<Target, 'page' | 'use' | 'outcome' | 'works'> = {
  page: DOC,
  use: (page) => searchBox(page).fill('docker'),
  outcome: (page) => results(page).or(page.getByRole('alert')).first(),
  works: finds,
};

const TARGETS: Target[] = [
  { name: 'page', page: DOC, isMeant: (asked) => asked === DOC },
  { name: 'script', page: DOC, isMeant: (asked) => asked.startsWith('/_site/start-'), isShell: true },
  { name: 'stylesheet', page: DOC, isMeant: (asked) => asked.endsWith('.css'), isShell: true },
  { name: 'script of search', ...SEARCH, isMeant: isScriptPart },
  {
    name: 'script of an island',
    page: '/en/blog/mdx-blog-post',
    isMeant: isScriptPart,
    use: (page) => island(page).getByRole('textbox').fill('15'),
    outcome: (page) => duration(page).or(page.getByRole('alert')).first(),
    works: async (page) => {
      await island(page).getByRole('textbox').fill('15');
      await expect(duration(page)).toBeVisible();
    },
  },
  { name: 'search entry', ...SEARCH, isMeant: (asked) => /\/search-index(-\w+)?\.json/.test(asked) },
  { name: 'search part', ...SEARCH, isMeant: isSearchPart },
  {
    name: 'picture',
    page: '/en/blog/mdx-blog-post',
    isMeant: (asked) => asked.startsWith('/img/'),
    use: (page) => page.locator('main img').first().scrollIntoViewIfNeeded(),
    works: async (page) => {
      for (const image of await page.locator('main img').filter({ visible: true }).all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      }
    },
  },
];

/** Does what a reader would do until the wrong answer has had its effect. */
async function meetFault(page: Page, host: FaultyHost, target: Target, fault: Fault): Promise<void> {
  const opened = page.goto(host.url + target.page, { waitUntil: 'commit' }).catch(() => undefined);
  const isAsked = () => expect.poll(host.brokenAnswers, { intervals: [10, 20, 50] }).toBeGreaterThan(0);
  const isHanging = fault === 'no answer';
  if (target.name === 'page') {
    await isAsked();
    if (!isHanging) await opened;
    // The reader presses Stop.
    else await (await page.context().newCDPSession(page)).send('Page.stopLoading');
    return;
  }
  await opened;
  // Nothing is shown before the stylesheet has come, or has failed to.
  if (isHanging && !target.use) return isAsked();
  await page.waitForLoadState('load');
  await target.use?.(page);
  await isAsked();
  if (!isHanging && target.outcome) await expect(target.outcome(page)).toBeVisible();
}

/** The network is right again: Retry where it is offered, else one reload. */
async function recover(page: Page, host: FaultyHost, target: Target): Promise<void> {
  host.repair();
  if (await retry(page).first().isVisible()) await retry(page).first().click();
  else if (page.url().startsWith(host.url + target.page)) await page.reload();
  // After a redirect, or without any answer, the reader opens the address again.
  else await page.goto(host.url + target.page);
}

async function expectWorkingPage(page: Page, { works = switchesAndFinds }: Target): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeHidden();
  // Every stylesheet has all of its rules.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        const counts = links.map(async ({ href, sheet }) => {
          const right = await new CSSStyleSheet().replace(await (await fetch(href, { cache: 'reload' })).text());
          return right.cssRules.length === sheet?.cssRules.length;
        });
        return (await Promise.all(counts)).every(Boolean);
      }),
    )
    .toBe(true);
  await works(page);
}

async function switchesAndFinds(page: Page): Promise<void> {
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(theme).not.toHaveAttribute('data-theme', before ?? '');
  await finds(page);
}

/** A new visit after the recovery has what it needs, and keeps nothing wrong. */
async function expectWorkingVisit(page: Page, host: FaultyHost, target: Target): Promise<void> {
  await page.goto(host.url + target.page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await target.use?.(page);
  if (target.outcome) {
    await expect(target.outcome(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

/** Everything in every store, and in the browser's own cache, is what the build wrote. */
async function expectCleanStores(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const entries: { href: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        entries.push({ href: pathname + search, text: (await (await cache.match(request))?.text()) ?? '' });
      }
    }
    for (const { name } of performance.getEntriesByType('resource')) {
      if (!name.startsWith(location.origin) || name.endsWith('/sw.js')) continue;
      const { pathname, search } = new URL(name);
      const answer = await fetch(name, { cache: 'force-cache' });
      entries.push({ href: pathname + search, text: await answer.text() });
    }
    return entries;
  });
  expect(kept.length).toBeGreaterThan(0);
  for (const { href, text } of kept) {
    const file = decodeURI(href.replace(/\?.*$/, ''));
    const name = file.replace(/\/$/, '/index').replace(/(?<!\.\w+)$/, '.html');
    expect(text === (await readFile(path.join('out', name), 'utf8')), `${href} is as the build wrote it`).toBe(true);
  }
}

for (const target of TARGETS) {
  for (const fault of FAULTS) {
    test(`${target.name}, ${fault}, at the first visit`, async ({ page, host }) => {
      host.breakAnswers(fault, target.isMeant);
      await meetFault(page, host, target, fault);
      await recover(page, host, target);
      await expectWorkingPage(page, target);
      await readUntilWorker(page);
      await expectWorkingVisit(page, host, target);
      await expectCleanStores(page);
    });

    // What was kept at the worker's installation is not requested again.
    if (target.isShell) continue;
    test(`${target.name}, ${fault}, with the worker active`, async ({ page, host }) => {
      await page.goto(`${host.url}/en/docs/intro`);
      await readUntilWorker(page);
      host.breakAnswers(fault, target.isMeant);
      await meetFault(page, host, target, fault);
      await recover(page, host, target);
      await expectWorkingPage(page, target);
      await expectCleanStores(page);
    });
  }
}

for (const target of TARGETS.filter(({ isShell }) => isShell))
  test(`with the worker active, no fault of the ${target.name} reaches the page`, async ({ page, host }) => {
    await page.goto(`${host.url}/en/docs/intro`);
    await readUntilWorker(page);
    host.breakAnswers('status 503', target.isMeant);
    await page.goto(host.url + target.page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(host.brokenAnswers()).toBe(0);
    host.repair();
    await expectWorkingPage(page, target);
    await expectCleanStores(page);
  });

test('with the worker active, each part of a search index is asked for once', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  const parts: string[] = [];
  host.breakAnswers('missing', (asked) => {
    if (isSearchPart(asked)) parts.push(asked);
    return false;
  });
  await page.goto(`${host.url}/en/docs/faq`);
  await searchBox(page).fill('docker');
  await expect(results(page).filter({ hasText: 'Docker' }).first()).toBeVisible();
  await expect.poll(() => parts.length).toBeGreaterThan(1);
  expect(parts).toEqual([...new Set(parts)]);
});

const isKept = (page: Page, href: string) =>
  page.evaluate(async (one) => (await caches.match(one)) !== undefined, href);

/** Waits for a file that is asked for now to be kept: what was asked for before would be by then. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch('/favicon.ico')
      .then((answer) => answer.arrayBuffer())
      .then(() => undefined),
  );
  await expect.poll(() => isKept(page, '/favicon.ico')).toBe(true);
}

test('with the worker active, a picture of another deployment is not kept', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  host.breakAnswers('another deployment', (asked) => asked.startsWith('/img/'));
  await page.goto(`${host.url}/en/blog/mdx-blog-post`);
  const image = page.locator('main img').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(host.brokenAnswers).toBeGreaterThan(0);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  await untilKept(page);
  expect(await isKept(page, (await image.getAttribute('src')) ?? '')).toBe(false);
});

test('with the worker active, a login page in the place of a page is not kept', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  host.breakAnswers('login page with status 200', (asked) => asked === '/en/docs/faq');
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { name: 'Log in to this network' })).toBeVisible();
  await untilKept(page);
  expect(await isKept(page, '/en/docs/faq')).toBe(false);
});
