import type { Page } from '@playwright/test';
import type { FaultyHost } from '../support/faulty-host';
import { blockStorage } from './support/block-storage';
import { isSameDocument, markDocument } from './support/same-document';
import { isLazyScript, provideFaultyHost } from './support/service-worker';
import { ALL_BUT_EXCEPTIONS, test as base, expect, waitForStart } from './support/test';

const test = base.extend<{ host: FaultyHost }>({
  host: provideFaultyHost,
  baseURL: ({ host }, use) => use(host.url),
});

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const nextPage = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
const isSearchData = (path: string) => path.includes('/search-index');

test.describe('faults', () => {
  // The faults cause console errors and failed requests, but must never cause exceptions.
  test.afterEach(({ pageErrors }) => pageErrors.ignore(ALL_BUT_EXCEPTIONS));

  test('pages, links and search work when the site’s scripts fail to load', async ({ page, host }) => {
    host.breakResponses('connection cut', (path) => path.startsWith('/_site/'));
    await page.goto('/en/docs/intro');
    await nextPage(page).click();
    await expect(page).not.toHaveURL(/intro/);
    await searchBox(page).fill('docker');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=docker/);
  });

  test('a page whose transfer is cut off is loaded again in full', async ({ page, host }) => {
    await page.goto('/en/docs/intro');
    await waitForStart(page);
    const href = (await nextPage(page).getAttribute('href')) ?? '';
    // Breaks only the request of the client-side navigation; the full load that follows succeeds.
    host.breakResponses('connection cut', (path, { accept }) => encodeURI(path) === href && accept === 'text/html');
    await nextPage(page).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What is PeerBanHelper?');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(host.brokenResponseCount()).toBeGreaterThan(0);
  });

  test('a missing search script shows an error, and only Retry requests it again', async ({ page, host }) => {
    host.breakResponses('missing', isLazyScript);
    await page.goto('/en/docs/intro');
    await searchBox(page).fill('docker');
    const alert = page.getByRole('banner').getByRole('alert');
    await expect(alert).toHaveText(/\S/);
    const retry = page.getByRole('button', { name: 'Retry' });
    const before = host.brokenResponseCount();
    // Hovering over the search box loads search, but must not retry right after a failure.
    await retry.hover();
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    expect(host.brokenResponseCount()).toBe(before);
    // A browser never retries a module URL that failed, so Retry has to use a different URL.
    host.repair();
    await retry.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a damaged worker of the rule tester is reported, and Retry loads it again', async ({ page, host }) => {
    host.breakResponses('body cut short', (path) => path.includes('.worker-'));
    await page.goto('/en/docs/misc/json-engine');
    await page.locator('textarea[name=rules]').fill('- \'{"method":"CONTAINS","content":"quokka"}\'');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The rules couldn’t be checked.');
    host.repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.locator('.rule-tester-verdict')).toHaveText(/\S/);
  });

  test('a click does not wait for a prefetch that hangs', async ({ page, host }) => {
    await page.goto('/en/docs/intro');
    await waitForStart(page);
    const link = nextPage(page);
    const href = (await link.getAttribute('href')) ?? '';
    let requestCount = 0;
    host.breakResponses('no response', (path) => encodeURI(path) === href && requestCount++ === 0);
    await link.hover();
    await expect.poll(host.brokenResponseCount).toBe(1);
    await markDocument(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What is PeerBanHelper?');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a page that never arrives is left to the browser', async ({ page, host }) => {
    await page.clock.install();
    await page.goto('/en/docs/intro');
    await waitForStart(page);
    const href = (await nextPage(page).getAttribute('href')) ?? '';
    host.breakResponses('no response', (path) => encodeURI(path) === href);
    await nextPage(page).click();
    await expect.poll(host.brokenResponseCount).toBe(1);
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await page.clock.runFor('01:00');
    await reload;
  });

  for (const [name, isMatch, alertText, way] of [
    // Without its script, the box can't react to typing.
    ['script', isLazyScript, 'This part of the page has not loaded yet.', 'Retry'],
    ['data', isSearchData, 'The search index has not arrived yet.', 'typing'],
  ] as const)
    test(`search ${name} that never arrives is reported, and ${way} asks again`, async ({ page, host }) => {
      await page.clock.install();
      await page.goto('/en/docs/intro');
      host.breakResponses('no response', isMatch);
      // The time limit of the stylesheet would end, too, if it was still on its way.
      const stylesheet = page.waitForEvent('requestfinished', (request) => /island.*css/.test(request.url()));
      await searchBox(page).fill('docker');
      await stylesheet;
      await expect.poll(host.brokenResponseCount).toBeGreaterThan(0);
      if (name === 'data') await expect(page.getByRole('progressbar')).toBeVisible();
      await page.clock.runFor('00:11');
      await expect(page.getByRole('banner').getByRole('alert')).toHaveText(alertText);
      // Requests that hang stay without a response.
      host.breakResponses('no response', () => false);
      if (way === 'Retry') await page.getByRole('button', { name: 'Retry' }).click();
      else await searchBox(page).fill('container');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test.describe('storage', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [name, limitStorage] of [
    ['blocked', blockStorage],
    [
      'full',
      (page: Page) =>
        page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
          Storage.prototype.setItem = refuse;
          Cache.prototype.put = async () => refuse();
        }),
    ],
    [
      'missing, as in private windows of Firefox',
      (page: Page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
          Reflect.deleteProperty(globalThis, 'caches');
        }),
    ],
  ] as const)
    test(`the site works with storage that is ${name}`, async ({ page }) => {
      await limitStorage(page);
      await page.goto('/en/docs/intro');
      await page.mouse.wheel(0, 400);
      await page.getByRole('button', { name: /currently light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await nextPage(page).click();
      await expect(page).not.toHaveURL(/intro/);
      await searchBox(page).fill('docker');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/_highlight=/);
      await page.goto('/en/offline');
      await expect(page.getByRole('heading', { level: 1, name: 'Offline reading' })).toBeVisible();
    });
});

test('an open page and earlier ones keep working offline, and links work once the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/en/docs/setup/Docker');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
  await page.getByRole('main').getByRole('link', { name: 'FreeBSD' }).first().click();
  await expect(page).toHaveURL(/FreeBSD$/);
  await searchBox(page).fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  await searchBox(page).fill('qbittorrent');
  await searchBox(page).press('Escape');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goBack();
  await page.goBack();
  await expect(heading).toContainText('Docker');
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await nextPage(page).click();
  await expect(heading).not.toContainText('Docker');
  pageErrors.ignore(ALL_BUT_EXCEPTIONS);
});
