import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { addressesIn } from '../support/addresses-in';
import { buildCopy, type Edit, replacing } from '../support/build-copy';
import { closeServer, freePort, type Host } from '../support/host';
import { readPages } from '../support/read-page';
import { startStrictServer } from '../support/strict-server';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

const BASE = '/pr-123';
/** Few enough docs that each page carries only its own branch of the sidebar, as on a site with very many. */
const SETTINGS = { BASE_PATH: BASE, WHOLE_SIDEBAR_DOCS: '10' };
/** A page that has moved. */
const OLD_ADDRESS: Edit = {
  file: 'content/redirects.json',
  change: replacing('"pages": {}', '"pages": { "/en/docs/old-address": "/en/docs/faq#first-start" }'),
};

test.describe('built for a path below the origin, as a large site', () => {
  test.describe.configure({ mode: 'serial' });
  let out = '';
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    out = buildCopy('one', SETTINGS, { cacheOf: '.', edits: [OLD_ADDRESS] });
    const port = await freePort();
    const server = await startStrictServer({ folder: out, port, basePath: BASE });
    host = { origin: `http://127.0.0.1:${port}`, stop: () => closeServer(server) };
  });
  test.afterAll(() => host?.stop());

  const isOutside = (value: string) => {
    const { origin, pathname } = new URL(value, `${SITE.origin}${BASE}/`);
    return origin === SITE.origin && pathname !== BASE && !pathname.startsWith(`${BASE}/`);
  };

  test('no address in any page leaves the path', async () => {
    const pages = await readPages(out);
    const references = pages.flatMap(({ file, references }) => references.map((one) => ({ file, ...one })));
    const own = references.filter(({ value }) => /^[/#]/.test(value) || value.startsWith(SITE.origin));
    console.log(`${pages.length} pages and ${own.length} addresses of this site below ${BASE}.`);
    expect(pages.length).toBeGreaterThan(120);
    // Pages carry their own branch of the sidebar alone.
    expect(own.length).toBeGreaterThan(5_000);
    const wrong = own.filter(({ value }) => isOutside(value));
    expect(wrong.map(({ file, where, value }) => `${file}: ${where} ${value}`)).toEqual([]);
  });

  test('no address in stylesheets, feeds, manifests, Markdown alternates and host files leaves the path', async () => {
    const wrong: string[] = [];
    let seen = 0;
    for (const file of await listFiles(out)) {
      const read = () => readFileSync(path.join(out, file), 'utf8');
      // A line of these files begins with the address that it is about.
      const rules = /^_(headers|redirects)$/.test(file) ? (read().match(/^\/\S*/gm) ?? []) : [];
      const found = [...addressesIn(file, read), ...rules];
      seen += found.length;
      wrong.push(...found.filter(isOutside).map((value) => `${file}: ${value}`));
    }
    expect(seen).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });

  test('a visit asks for nothing outside the path, and everything works', async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${host.origin}${BASE}/`)) outside.push(request.url());
    });
    await page.goto(`${host.origin}${BASE}/en/docs/intro`);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${host.origin}${BASE}/en/docs/(?!intro)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('docker');
    const option = page.getByRole('option').first();
    await expect(option).toBeVisible();
    await option.click();
    await expect(page).toHaveURL(/_highlight=/);
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
    expect(outside).toEqual([]);
  });

  for (const { lang, prefix, sidebar: name, toggle } of EDITIONS) {
    const category = `${BASE}${prefix}/docs/category/${encodeURIComponent('安装部署')}`;
    const isEntered = async (page: Page, sidebar: Locator) => {
      await expect(sidebar.locator('a[href$="/docs/setup/FreeBSD"]')).toHaveCount(0);
      // The export writes letters as they are, which browsers encode.
      await sidebar.locator(`a[href="${decodeURI(category)}"]`).click();
      await expect(page).toHaveURL(`${host.origin}${category}`);
    };

    test(`the sidebar leads to the other categories, which have their own branch, in ${lang}`, async ({ page }) => {
      await page.goto(`${host.origin}${BASE}${prefix}/docs/intro`);
      const sidebar = page.getByRole('navigation', { name });
      await isEntered(page, sidebar);
      await sidebar.locator('details[data-group="setup/Linux"] > summary').click();
      await sidebar.locator('a[href$="/docs/setup/Linux/Deb"]').click();
      await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', /Linux\/Deb$/);
      await sidebar.locator(`a[href="${BASE}${prefix}/docs/intro"]`).click();
      await expect(sidebar.locator('a[href$="/docs/setup/Linux/Deb"]')).toHaveCount(0);
    });

    test(`so does the main menu, in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${host.origin}${BASE}${prefix}/docs/intro`);
      const button = page.getByRole('button', { name: toggle });
      const sidebar = page.getByRole('dialog').getByRole('navigation', { name });
      await button.click();
      await isEntered(page, sidebar);
      await expect(page.getByRole('dialog')).toBeHidden();
      await button.click();
      await expect(sidebar.locator('a[href$="/docs/setup/FreeBSD"]')).toBeVisible();
    });

    test(`so does the sidebar without scripts, in ${lang}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${host.origin}${BASE}${prefix}/docs/intro`);
      const sidebar = page.getByRole('navigation', { name });
      await isEntered(page, sidebar);
      await expect(sidebar.locator('a[href$="/docs/setup/FreeBSD"]')).toBeVisible();
      await context.close();
    });
  }
});
