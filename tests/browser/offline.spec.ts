import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startStrictHost } from '../support/strict-server';
import { isCached, waitForServiceWorker } from './support/service-worker';

/** A server for a copy of the site that tests can edit. */
interface Host {
  folder: string;
  url: string;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pbh-site-'));
    await cp('out', folder, { recursive: true, filter: (source) => !/\/_hosts$|\.(br|gz)$/.test(source) });
    let host = await startStrictHost({ folder });
    const url = host.origin;
    const goOffline = () => host.stop();
    const goOnline = async () => {
      host = await startStrictHost({ folder, port: Number(new URL(url).port) });
    };
    await use({ folder, url, goOffline, goOnline });
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: 'allow' });

test('offline, visited pages open with a notice, search works, and other pages show a list of them', async ({
  page,
  host,
}) => {
  const notice = page.locator('[data-saved-notice]');
  const visited = [
    ['/en/docs/faq', 'Frequently asked questions', 'No network. This is a saved copy.'],
    ['/docs/faq', '常见问题', '没有网络。这是之前保存的副本。'],
  ] as const;
  const unvisited = [
    ['/en/docs/setup/Docker', 'en', 'Offline reading'],
    ['/docs/setup/Docker', 'zh-Hans', '离线阅读'],
  ] as const;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  for (const [address] of visited) {
    await page.goto(host.url + address);
    await expect.poll(() => isCached(page, address)).toBe(true);
    await expect(notice).toBeHidden();
  }
  const search = async () => {
    await page.getByRole('combobox', { name: '搜索' }).fill('docker');
    await expect(page.getByRole('option').first()).toBeVisible();
  };
  await search();

  await host.goOffline();
  for (const [address, title, text] of visited) {
    await page.goto(host.url + address);
    await expect(heading).toHaveText(title);
    await expect(notice).toHaveText(text);
    await expect(notice).toBeVisible();
  }
  await search();
  for (const [address, lang, title] of unvisited) {
    await page.goto(host.url + address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      '常见问题',
      'Frequently asked questions',
      'What is PeerBanHelper?',
    ]);
  }
  await host.goOnline();
  for (const [address, title] of visited) {
    await page.goto(host.url + address);
    await expect(heading).toHaveText(title);
    await expect(notice).toBeHidden();
  }
});

test('offline, the page on which the worker was installed has its images and tools', async ({ page, host }) => {
  const path = '/en/blog/mdx-blog-post';
  const images = page.locator('main img').filter({ visible: true });
  const duration = page.getByRole('group', { name: 'Ban duration in milliseconds' });
  const usePage = async () => {
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    }
    await duration.getByRole('textbox').fill('15');
    await expect(duration.getByRole('status')).toContainText('15 days');
  };
  await page.goto(host.url + path);
  expect(await images.count()).toBeGreaterThan(0);
  await usePage();
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await waitForServiceWorker(page);
  for (const url of [path, ...urls]) await expect.poll(() => isCached(page, url), url).toBe(true);
  await host.goOffline();
  await page.goto(host.url + path);
  await expect(page.locator('[data-saved-notice]')).toBeVisible();
  await usePage();
});

test('online, pages are never stale, and a new worker takes over an open tab and deletes old stores', async ({
  page,
  host,
}) => {
  const file = path.join(host.folder, 'en/docs/intro.html');
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect.poll(() => isCached(page, '/en/docs/intro')).toBe(true);

  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replaceAll('What is PeerBanHelper?', 'Deployed anew'));
  await page.evaluate(() => Promise.all(['pbh:2-language-en', 'pbh/pr-1:2-pages'].map((name) => caches.open(name))));
  const worker = path.join(host.folder, 'sw.js');
  await writeFile(worker, `${await readFile(worker, 'utf8')};`);
  const takeover = page.evaluate(async () => {
    const controllerChange = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await controllerChange;
    return true;
  });
  expect(await takeover).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).sort()))
    .toEqual(['pbh/pr-1:2-pages', 'pbh:3-files', 'pbh:3-pages']);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deployed anew' })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeHidden();
});

test('turning offline reading off removes the worker and its stores', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  await expect.poll(() => isCached(page, '/en/docs/intro')).toBe(true);
  await page.evaluate(() => Promise.all(['pbh:assets', 'pbh/pr-1:3-pages'].map((name) => caches.open(name))));
  execFileSync('node', ['--import', 'tsx', 'tests/support/write-retired-worker.ts', host.folder]);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    )
    .toEqual([['pbh/pr-1:3-pages'], 0]);
});

test('the site works with a worker that can store nothing', async ({ page, host }) => {
  const file = path.join(host.folder, 'sw.js');
  const refuse = `Cache.prototype.addAll = async () => { throw new DOMException('No.', 'QuotaExceededError'); };`;
  await writeFile(file, `${refuse}${await readFile(file, 'utf8')}`);
  await page.goto(`${host.url}/en/docs/intro`);
  const workerRequest = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
  await page.mouse.wheel(0, 400);
  await workerRequest;
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null))
    .toBeNull();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/intro/);
  await page.getByRole('combobox', { name: 'Search' }).fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
});
