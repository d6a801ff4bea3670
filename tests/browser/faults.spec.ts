import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const nextPage = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();

test.describe('when something goes wrong, the reader loses nothing', () => {
  // Faults are made here, so complaints about them are what is to be expected; exceptions never are.
  test.afterEach(({ complaints }) => {
    expect(complaints.list.filter((text) => text.startsWith('exception'))).toEqual([]);
    complaints.list.length = 0;
  });

  test('a page that arrives cut off is fetched again, in full', async ({ page }) => {
    await page.goto('/en/docs/intro');
    const link = nextPage(page);
    const href = (await link.getAttribute('href')) ?? '';
    let cut = 0;
    await page.route(`**${href}`, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      cut++;
      return route.abort('connectionreset');
    });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(cut).toBeGreaterThan(0);
  });

  test('without the site’s script, pages are whole and links and search lead on', async ({ page }) => {
    await page.route('**/_site/**', (route) => route.abort());
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
    }) => {
      const asked: string[] = [];
      await page.route('**/_site/part-*', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ status: 404, body: '' });
      });
      await page.goto(path);
      if (name === 'the search box') await searchBox(page).fill('docker');
      const alert = alertOf(page);
      await expect(alert).toHaveText(/\S/);
      const retry = page.getByRole('button', { name: 'Retry' });
      const before = asked.length;
      // The pointer asks for search when it comes to the box, but not when that has just failed.
      await retry.hover();
      await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
      expect(asked.length).toBe(before);
      await retry.click();
      await expect.poll(() => asked.length).toBeGreaterThan(before);
      await expect(alert).toHaveText(/\S/);
      // The browser keeps the failure of the first address for as long as the page lives.
      await page.unroute('**/_site/part-*');
      await retry.click();
      const result =
        name === 'the search box' ? page.getByRole('option') : page.getByRole('main').getByRole('listitem');
      await expect(result.first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('search data that arrives cut off is said to be, and asked for again', async ({ page }) => {
    await page.goto('/en/docs/intro');
    await page.route('**/search-index*', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
    });
    await searchBox(page).fill('docker');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unroute('**/search-index*');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('a deployment in the middle of a visit goes unnoticed', async ({ page }) => {
    await page.goto('/en/docs/intro');
    // The new version has other scripts, other search data and other words.
    await page.route('**/en/docs/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</h1>', ' (new)</h1>');
      await route.fulfill({ response, body });
    });
    const link = nextPage(page);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1, name: /\(new\)/ })).toBeVisible();
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
        if (error === 'SecurityError') {
          Storage.prototype.getItem = refuse;
          Storage.prototype.removeItem = refuse;
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
