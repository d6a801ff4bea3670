import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { sitePages } from '@/lib/report/site-pages.node';
import { buildCopy, rebuildCopy } from '../support/build-copy';
import { freePort, type Host } from '../support/host';
import { startStrictServer } from '../support/strict-server';
import { expect, test } from './support/test';

const BASE = '/pr-123';

test.describe('built for a path below the origin', () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });
  let out = '';
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    out = buildCopy('one', { BASE_PATH: BASE }, { warm: true });
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

  test('after an edit, a build with everything kept and one elsewhere, at another hour and without caches, give the same bytes', async () => {
    const edit = { file: 'content/en/docs/faq.mdx', more: '\n[One more link](/docs/intro) and `code`.\n' };
    rebuildCopy('one', { BASE_PATH: BASE }, edit);
    const again = buildCopy('another place', { BASE_PATH: BASE, TZ: 'Pacific/Auckland', LANG: 'C' }, { edit });
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
