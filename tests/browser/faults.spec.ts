import type { Page } from '@playwright/test';
import type { FaultyHost } from '../support/faulty-host';
import { test as base, expect, untilStarted } from './support/test';
import { readUntilWorker, useFaultyHost } from './support/worker';

const test = base.extend<{ host: FaultyHost }>({
  host: useFaultyHost,
  baseURL: ({ host }, use) => use(host.url),
});

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const nextPage = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();

for (const hasWorker of [false, true]) {
  test.describe(`when something goes wrong ${hasWorker ? 'with' : 'without'} a service worker, the reader loses nothing`, () => {
    test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' });
    test.beforeEach(async ({ page }) => {
      if (!hasWorker) return;
      await page.goto('/en/docs/faq');
      await readUntilWorker(page);
    });
    // Faults are made here, so complaints about them are what is to be expected; exceptions never are.
    test.afterEach(({ complaints }) => {
      expect(complaints.list.filter((text) => text.startsWith('exception'))).toEqual([]);
      complaints.list.length = 0;
    });

    test('a page that arrives cut off is fetched again, in full', async ({ page, host }) => {
      await page.goto('/en/docs/intro');
      await untilStarted(page);
      const link = nextPage(page);
      const href = (await link.getAttribute('href')) ?? '';
      // Only when the page's script asks; then the browser does.
      host.breakAnswers('connection cut', (path, { accept }) => encodeURI(path) === href && accept === 'text/html');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(host.brokenAnswers()).toBeGreaterThan(0);
    });

    test('without the site’s script, pages are whole and links and search lead on', async ({ page, host }) => {
      host.breakAnswers('connection cut', (path) => path.startsWith('/_site/'));
      await page.goto('/en/docs/intro');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = nextPage(page);
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await searchBox(page).fill('docker');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/\/en\/search\?q=docker/);
    });

    for (const [name, path, alertOf] of [
      ['the search box', '/en/docs/intro', (page: Page) => page.getByRole('banner').getByRole('alert')],
      ['the search page', '/en/search?q=docker', (page: Page) => page.getByRole('main').getByRole('alert')],
    ] as const) {
      test(`a part of the script that is missing is said to be, and really asked for again: ${name}`, async ({
        page,
        host,
      }) => {
        host.breakAnswers('missing', (asked) => /\/_site\/search\.island-\w+\.js$/.test(asked));
        await page.goto(path);
        if (name === 'the search box') await searchBox(page).fill('docker');
        const alert = alertOf(page);
        await expect(alert).toHaveText(/\S/);
        const retry = page.getByRole('button', { name: 'Retry' });
        const before = host.brokenAnswers();
        // The pointer asks for search when it comes to the box, but not when that has just failed.
        await retry.hover();
        await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
        expect(host.brokenAnswers()).toBe(before);
        await retry.click();
        await expect.poll(host.brokenAnswers).toBeGreaterThan(before);
        await expect(alert).toHaveText(/\S/);
        // The browser keeps the failure of the first address for as long as the page lives.
        host.repair();
        await retry.click();
        const result =
          name === 'the search box' ? page.getByRole('option') : page.getByRole('main').getByRole('listitem');
        await expect(result.first()).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
    }

    test('search data that arrives cut off is said to be, and asked for again', async ({ page, host }) => {
      await page.goto('/en/docs/intro');
      host.breakAnswers('body cut short', (path) => path.includes('/search-index'));
      await searchBox(page).fill('docker');
      await expect(page.getByRole('alert').first()).toBeVisible();
      host.repair();
      await page.getByRole('button', { name: 'Retry' }).first().click();
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    test('a clock that is years off changes nothing', async ({ page, complaints }) => {
      await page.clock.setFixedTime(new Date('1999-01-01T00:00:00Z'));
      await page.goto('/en/docs/intro');
      await searchBox(page).fill('docker');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.clock.setFixedTime(new Date('2101-01-01T00:00:00Z'));
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints.list).toEqual([]);
    });

    for (const [name, message] of [
      ['full', 'QuotaExceededError'],
      ['blocked', 'SecurityError'],
    ] as const) {
      test(`storage that is ${name} costs only the remembering`, async ({ page, complaints }) => {
        await page.addInitScript((error) => {
          const refuse = () => {
            throw new DOMException('No.', error);
          };
          Storage.prototype.setItem = refuse;
          Cache.prototype.put = async () => refuse();
          if (error === 'SecurityError') {
            Storage.prototype.getItem = refuse;
            Storage.prototype.removeItem = refuse;
            Object.defineProperty(globalThis, 'caches', { get: refuse });
          }
        }, message);
        await page.goto('/en/docs/intro');
        await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await nextPage(page).click();
        await expect(page).not.toHaveURL(/intro/);
        await searchBox(page).fill('docker');
        await page.getByRole('option').first().click();
        await expect(page).toHaveURL(/_highlight=/);
        expect(complaints.list).toEqual([]);
      });
    }

    test('offline, what is open stays and goes on when the network is back', async ({ page, context }) => {
      await page.goto('/en/docs/intro');
      await searchBox(page).fill('docker');
      await expect(page.getByRole('option').first()).toBeVisible();
      await context.setOffline(true);
      await searchBox(page).fill('qbittorrent');
      await searchBox(page).press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await context.setOffline(false);
      await nextPage(page).click();
      await expect(page).not.toHaveURL(/intro/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
