import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { listFiles } from '@/lib/content/files.node';
import { sitePages } from '@/lib/report/site-pages.node';
import { buildCopy, rebuildCopy } from '../support/build-copy';
import { freePort, type Host } from '../support/host';
import { startStrictServer } from '../support/strict-server';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

const BASE = '/pr-123';
/** Few enough docs that each page carries only its own branch of the sidebar, as on a site with very many. */
const SETTINGS = { BASE_PATH: BASE, WHOLE_SIDEBAR_DOCS: '10' };

test.describe('built for a path below the origin, as a large site', () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });
  let out = '';
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    out = buildCopy('one', SETTINGS, { warm: true });
    const port = await freePort();
    const server = await startStrictServer({ folder: out, port, basePath: BASE });
    host = { origin: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
  });
  test.afterAll(() => host?.stop());

  test('no address in any page leaves the path', async () => {
    const wrong: string[] = [];
    const pages = await sitePages(out);
    expect(pages.length).toBeGreaterThan(100);
    for (const { file } of pages) {
      const html = readFileSync(path.join(out, file), 'utf8');
      for (const [, value = ''] of html.matchAll(/\s(?:href|src|srcset|poster|action|content)="(\/[^"]*)"/g)) {
        if (value !== BASE && !value.startsWith(`${BASE}/`)) wrong.push(`${file}: ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('no address in stylesheets, the manifest and host files leaves the path', async () => {
    const wrong: string[] = [];
    for (const file of await listFiles(out)) {
      const text = () => readFileSync(path.join(out, file), 'utf8');
      if (file.endsWith('.css')) {
        for (const [, url = ''] of text().matchAll(/url\(["']?(\/[^)"']*)/g))
          if (!url.startsWith(`${BASE}/`)) wrong.push(`${file}: ${url}`);
      }
      if (file.endsWith('.webmanifest') || file === 'manifest.json') {
        for (const [, url = ''] of text().matchAll(/"(\/[^"]*)"/g))
          if (!url.startsWith(`${BASE}/`)) wrong.push(`${file}: ${url}`);
      }
      if (file === '_headers' || file === '_redirects') {
        for (const [url] of text().matchAll(/^\/.*$/gm)) if (!url.startsWith(`${BASE}/`)) wrong.push(`${file}: ${url}`);
      }
    }
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
    expect(outside).toEqual([]);
  });

  const groupOf = (sidebar: Locator, folder: string) => sidebar.locator(`details[data-group="${folder}"]`);

  for (const { lang, prefix, sidebar: name, toggle } of EDITIONS) {
    test(`a group of the sidebar comes when the reader opens it, and stays, in ${lang}`, async ({ page }) => {
      await page.goto(`${host.origin}${BASE}${prefix}/docs/intro`);
      const sidebar = page.getByRole('navigation', { name });
      const [setup, module] = [groupOf(sidebar, 'setup'), groupOf(sidebar, 'module')];
      await expect(setup.locator('a')).toHaveCount(1);
      await setup.locator('summary').first().focus();
      await page.keyboard.press('Enter');
      await expect(setup).toHaveAttribute('open', '');
      await expect(setup.locator(`a[href="${BASE}${prefix}/docs/setup/FreeBSD"]`)).toBeVisible();
      await groupOf(setup, 'setup/Linux').locator('summary').click();
      await setup.locator('a[href$="/docs/setup/Linux/Deb"]').click();
      await expect(setup.locator('[aria-current=page]')).toHaveAttribute('href', /Linux\/Deb$/);
      // Other branches come as ever; this one is taken along to pages that leave it out.
      await module.locator('summary').click();
      await module.locator('a[href$="/docs/module/ptr"]').click();
      await expect(page).toHaveURL(/module\/ptr$/);
      await expect(setup.locator('a[href$="/docs/setup/Linux/Deb"]')).toBeVisible();
      await expect(sidebar.locator('[aria-current=page]')).toHaveCount(1);
      // A page that is loaded in full finds open what was open, and fills it.
      await page.reload();
      await expect(setup.locator('a[href$="/docs/setup/Linux/Deb"]')).toBeVisible();
    });

    test(`a group comes in the main menu too, in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${host.origin}${BASE}${prefix}/docs/intro`);
      const button = page.getByRole('button', { name: toggle });
      await button.click();
      const setup = groupOf(page.getByRole('dialog').getByRole('navigation', { name }), 'setup');
      await setup.locator('summary').first().click();
      await setup.locator('a[href$="/docs/setup/FreeBSD"]').click();
      await expect(page).toHaveURL(/FreeBSD$/);
      await expect(page.getByRole('dialog')).toBeHidden();
      await button.click();
      await expect(setup.locator('[aria-current=page]')).toHaveAttribute('href', /FreeBSD$/);
    });

    test(`a group shows its first page, and that page its whole branch, without scripts in ${lang}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${host.origin}${BASE}${prefix}/docs/intro`);
      const setup = groupOf(page.getByRole('navigation', { name }), 'setup');
      await setup.locator('summary').first().click();
      await setup.getByRole('link').click();
      await expect(page).toHaveURL(/\/docs\/setup\//);
      await expect(setup.locator('a[href$="/docs/setup/FreeBSD"]')).toBeVisible();
      await context.close();
    });
  }

  test('a group that could not be had is asked for again', async ({ page, complaints }) => {
    await page.goto(`${host.origin}${BASE}/en/docs/intro`);
    const setup = groupOf(page.getByRole('navigation', { name: 'Docs sidebar' }), 'setup');
    const parts = '**/_site/sidebar-*.json';
    await page.route(parts, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await setup.locator('summary').first().click();
    await failed;
    await expect(setup.getByRole('link')).toHaveCount(1);
    await page.unroute(parts);
    await setup.locator('summary').first().click();
    await setup.locator('summary').first().click();
    await expect(setup.locator('a[href$="/docs/setup/FreeBSD"]')).toBeVisible();
    complaints.list = complaints.list.filter((text) => !/sidebar-|ERR_FAILED/.test(text));
  });

  test('after an edit, a build with everything kept and one elsewhere, at another hour and without caches, give the same bytes', async () => {
    // With words that no other page has: what the search keeps of those depends on this one.
    const edit = { file: 'content/zh-Hans/docs/faq.mdx', more: '\n[又一个链接](/docs/intro)、`code`，量子鸽子。\n' };
    rebuildCopy('one', SETTINGS, edit);
    const again = buildCopy('another place', { ...SETTINGS, TZ: 'Pacific/Auckland', LANG: 'C' }, { edit });
    const hashes = async (folder: string) =>
      (await listFiles(folder)).map(
        (file) =>
          `${createHash('sha256')
            .update(readFileSync(path.join(folder, file)))
            .digest('hex')} ${file}`,
      );
    const [first, second] = [await hashes(out), await hashes(again)];
    expect(second.filter((line) => !first.includes(line))).toEqual([]);
    expect(second).toHaveLength(first.length);
  });
});
