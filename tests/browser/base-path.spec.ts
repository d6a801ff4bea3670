import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { buildCopy, type Edit, replaceOnce } from '../support/build-copy';
import { extractUrls } from '../support/extract-urls';
import type { Host } from '../support/host';
import { readErrorPages, readPages } from '../support/read-page';
import { startStrictHost } from '../support/strict-server';
import { isSameDocument, markDocument } from './support/same-document';
import { isCached, waitForServiceWorker } from './support/service-worker';
import { expect, test, waitForStart } from './support/test';

const BASE = '/pr-123';
/** A low limit for the whole sidebar, so that pages contain only their own branch of it, as on a site with many docs. */
const ENVIRONMENT = { BASE_PATH: BASE, WHOLE_SIDEBAR_DOCS: '10' };
const ADD_REDIRECT: Edit = {
  file: 'content/redirects.json',
  change: replaceOnce('"pages": {', '"pages": { "/en/docs/old-address": "/en/docs/faq#first-start",'),
};

test.describe('a large site with a base path', () => {
  test.describe.configure({ mode: 'serial' });
  let out = '';
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    out = buildCopy('one', ENVIRONMENT, { hasCache: true, edits: [ADD_REDIRECT] });
    host = await startStrictHost({ folder: out, basePath: BASE });
  });
  test.afterAll(() => host?.stop());

  const isOutside = (value: string) => {
    const { origin, pathname } = new URL(value, `${SITE.origin}${BASE}/`);
    return origin === SITE.origin && pathname !== BASE && !pathname.startsWith(`${BASE}/`);
  };

  test('every URL of the site in pages starts with the base path', async () => {
    const pages = [...(await readPages(out)), ...(await readErrorPages(out))];
    const references = pages.flatMap(({ file, references }) => references.map((reference) => ({ file, ...reference })));
    const internal = references.filter(({ value }) => /^[/#]/.test(value) || value.startsWith(SITE.origin));
    expect(pages.length).toBeGreaterThan(120);
    expect(internal.length).toBeGreaterThan(5_000);
    const wrong = internal.filter(({ value }) => isOutside(value));
    expect(wrong.map(({ file, source, value }) => `${file}: ${source} ${value}`)).toEqual([]);
  });

  test('every URL of the site in stylesheets, feeds, manifests, Markdown alternates and host files does too', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const file of listFiles(out)) {
      const read = () => readFileSync(path.join(out, file), 'utf8');
      // In these files a line starts with the path that it applies to.
      const rulePaths = /^_(headers|redirects)$/.test(file) ? (read().match(/^\/\S*/gm) ?? []) : [];
      const urls = [...extractUrls(file, read), ...rulePaths];
      count += urls.length;
      wrong.push(...urls.filter(isOutside).map((value) => `${file}: ${value}`));
    }
    expect(count).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });

  test('a visit requests nothing outside the base path, and navigation and search work', async ({
    page,
    pageErrors,
  }) => {
    const outsideRequests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${host.origin}${BASE}/`)) outsideRequests.push(request.url());
    });
    await page.goto(`${host.origin}${BASE}/en/docs/intro`);
    await waitForStart(page);
    await markDocument(page);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${host.origin}${BASE}/en/docs/(?!intro)`));
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('What is');
    await page.getByRole('combobox', { name: 'Search' }).fill('docker');
    const option = page.getByRole('option').first();
    await expect(option).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all results within Docs' })).toBeVisible();
    await option.click();
    await expect(page).toHaveURL(/_highlight=/);
    await expect(page.locator('article mark').first()).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version'))).toBe('current');
    for (const address of [
      '/',
      '/docs/setup/Synology%20DSM/Imnks',
      '/docs/category/%E6%9D%82%E9%A1%B9',
      '/blog',
      '/en/search?q=docker',
    ]) {
      await page.goto(`${host.origin}${BASE}${address}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto(`${host.origin}${BASE}/en/docs/old-address`);
    await expect(page).toHaveURL(`${host.origin}${BASE}/en/docs/faq#first-start`);
    await page.goto(`${host.origin}${BASE}/en/docs/nope`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page Not Found']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    pageErrors.ignore(/404/);
    expect(outsideRequests).toEqual([]);
  });

  test('tools, links to share, languages and offline reading stay below the base path', async ({ browser }) => {
    const context = await browser.newContext({
      serviceWorkers: 'allow',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const site = `${host.origin}${BASE}`;
    await page.goto(`${site}/en/docs/misc/json-engine`);
    const tester = page.getByRole('region', { name: 'Rule tester' });
    await tester.getByRole('textbox', { name: 'Client name of the peer' }).fill('LeechBox 8.1');
    // The verdict is computed in a web worker.
    await expect(tester.locator('.rule-tester-verdict')).toContainText('Banned');
    await tester.getByRole('button', { name: 'Copy link' }).click();
    await expect(tester.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${site}/en/docs/misc/json-engine#rule-tester=`);
    await page.getByRole('button', { name: 'Languages' }).click();
    await page.getByRole('link', { name: '简体中文', exact: true }).click();
    await expect(page).toHaveURL(link.replace('/en/', '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.goto(`${site}/en/nowhere`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();

    await page.goto(`${site}/en/docs/faq`);
    await waitForServiceWorker(page);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${site}/`]);
    await expect.poll(() => isCached(page, `${BASE}/en/docs/faq`)).toBe(true);
    expect((await page.evaluate(() => caches.keys())).filter((name) => !name.startsWith(`pbh${BASE}:`))).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${site}/en/docs/faq`);
    await expect(page.locator('[data-saved-notice]')).toContainText('No network');
    await page.goto(`${site}/en/docs/intro`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Frequently asked questions' })).toBeVisible();
    await context.close();
  });

  const category = `${BASE}/en/docs/category/${encodeURIComponent('安装部署')}`;
  const openCategory = async (page: Page, sidebar: Locator) => {
    await expect(sidebar.locator('a[href$="/docs/setup/FreeBSD"]')).toHaveCount(0);
    // The export doesn't percent-encode the letters in `href`.
    await sidebar.locator(`a[href="${decodeURI(category)}"]`).click();
    await expect(page).toHaveURL(`${host.origin}${category}`);
  };

  test('the sidebar links to other categories and contains only the open branch', async ({ page }) => {
    await page.goto(`${host.origin}${BASE}/en/docs/intro`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await openCategory(page, sidebar);
    await sidebar.locator('details[data-group="setup/Linux"] > summary').click();
    await sidebar.locator('a[href$="/docs/setup/Linux/Deb"]').click();
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', /Linux\/Deb$/);
    await sidebar.locator(`a[href="${BASE}/en/docs/intro"]`).click();
    await expect(sidebar.locator('a[href$="/docs/setup/Linux/Deb"]')).toHaveCount(0);
  });

  test('the main menu contains only the open branch', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${host.origin}${BASE}/en/docs/intro`);
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    const sidebar = page.getByRole('dialog').getByRole('navigation', { name: 'Docs sidebar' });
    await button.click();
    await openCategory(page, sidebar);
    await expect(page.getByRole('dialog')).toBeHidden();
    await button.click();
    await expect(sidebar.locator('a[href$="/docs/setup/FreeBSD"]')).toBeVisible();
  });

  test('without scripts the sidebar contains only the open branch', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${host.origin}${BASE}/en/docs/intro`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await openCategory(page, sidebar);
    await expect(sidebar.locator('a[href$="/docs/setup/FreeBSD"]')).toBeVisible();
    await context.close();
  });
});
