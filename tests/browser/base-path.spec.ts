import { readFileSync } from 'node:fs';
import path from 'node:path';
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
const ADD_REDIRECT: Edit = {
  file: 'content/redirects.json',
  change: replaceOnce('"pages": {', '"pages": { "/en/docs/old-address": "/en/docs/faq#first-start",'),
};

test.describe.configure({ mode: 'serial' });
let out = '';
let host: Host;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  out = buildCopy('base-path', { BASE_PATH: BASE }, { hasCache: true, edits: [ADD_REDIRECT] });
  host = await startStrictHost({ folder: out, basePath: BASE });
});
test.afterAll(() => host?.stop());

const isOutside = (value: string) => {
  const { origin, pathname } = new URL(value, `${SITE.origin}${BASE}/`);
  return origin === SITE.origin && pathname !== BASE && !pathname.startsWith(`${BASE}/`);
};

test('every URL of the site in pages and other files starts with the base path', async () => {
  const pages = [...(await readPages(out)), ...(await readErrorPages(out))];
  const inPages = pages.flatMap(({ file, references }) => references.map(({ value }) => ({ file, value })));
  const internal = inPages.filter(({ value }) => /^[/#]/.test(value) || value.startsWith(SITE.origin));
  const inFiles = listFiles(out).flatMap((file) => {
    const read = () => readFileSync(path.join(out, file), 'utf8');
    // In these files a line starts with the path that it applies to.
    const rulePaths = /^_(headers|redirects)$/.test(file) ? (read().match(/^\/\S*/gm) ?? []) : [];
    return [...extractUrls(file, read), ...rulePaths].map((value) => ({ file, value }));
  });
  expect(internal.length).toBeGreaterThan(5_000);
  expect(inFiles.length).toBeGreaterThan(2_000);
  const wrong = [...internal, ...inFiles].filter(({ value }) => isOutside(value));
  expect(wrong.map(({ file, value }) => `${file}: ${value}`)).toEqual([]);
});

test('a visit requests nothing outside the base path, and navigation and search work', async ({ page, pageErrors }) => {
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
  await page.goto(`${host.origin}${BASE}/en/docs/old-address`);
  await expect(page).toHaveURL(`${host.origin}${BASE}/en/docs/faq#first-start`);
  await page.goto(`${host.origin}${BASE}/en/docs/nope`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page Not Found']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  pageErrors.ignore(/404/);
  expect(outsideRequests).toEqual([]);
});

test('tools, links to share, languages and offline reading stay below the base path', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const site = `${host.origin}${BASE}`;
  await page.goto(`${site}/en/docs/misc/json-engine`);
  const tester = page.getByRole('region', { name: 'Rule tester' });
  await tester.getByRole('textbox', { name: 'Client name of the peer' }).fill('LeechBox 8.1');
  // A web worker computes the verdict.
  await expect(tester.locator('.rule-tester-verdict')).toContainText('Banned');
  await tester.getByRole('button', { name: 'Copy link' }).click();
  await expect(tester.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${site}/en/docs/misc/json-engine#rule-tester=`);
  await page.getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('link', { name: '简体中文', exact: true }).click();
  await expect(page).toHaveURL(link.replace('/en/', '/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
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
