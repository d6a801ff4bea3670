import { readFileSync } from 'node:fs';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

const ROUTES = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/pbh-btn',
  '/blog/authors/all-ghost-chu-articles',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
];

for (const { prefix, lang } of EDITIONS) {
  for (const route of ROUTES) {
    test(`${lang} ${route}`, async ({ page }) => {
      const response = await page.goto(`${prefix}${route}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    });
  }
}

test('posts are listed newest first, with date, reading time, authors and tags', async ({ page }) => {
  await page.goto('/en/blog');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(4);
  const dates = await posts
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  const first = posts.first();
  await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}$/);
  await expect(first).toContainText(/\d+ min read/);
  await expect(first.getByRole('link', { name: 'PBH-BTN' })).toBeVisible();
  await expect(first.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Hello' })).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('article').first().locator('time')).toHaveText(/^\d{4}年\d+月\d+日$/);
});

test('a post links to the newer and older post, its tags and its source', async ({ page }) => {
  await page.goto('/en/blog/mdx-blog-post');
  const pagination = page.getByRole('navigation', { name: 'Posts before and after' });
  await expect(pagination.getByRole('link', { name: 'Newer post Welcome' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/en\/blog\/2026-11-19-mdx-blog-post\.mdx$/,
  );
  await pagination.getByRole('link', { name: /^Older post/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How peers cheat' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/blog\/long-blog-post$/);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Hello' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts tagged “Hello”' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the feeds, preview image and Markdown alternate of a post exist', async ({ page, request, baseURL }) => {
  await page.goto('/blog/welcome');
  const hrefs = await page
    .locator('link[rel=alternate][type], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.sort()).toEqual(['/blog/atom.xml', '/blog/feed.json', '/blog/welcome.md', '/manifest.webmanifest']);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const href of [...hrefs, new URL(image ?? '').pathname]) {
    expect((await request.get(`${baseURL}${href}`)).status(), href).toBe(200);
  }
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  for (const { src } of manifest.icons) expect((await request.get(`${baseURL}${src}`)).status(), src).toBe(200);
});

test('a doc is copied as Markdown, which is fetched on demand', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/en/docs/module/multi-dial');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/en/docs/module/multi-dial.md',
  );
  expect(requestedPaths).not.toContain('/en/docs/module/multi-dial.md');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Multi-dialing blocker\n\n> /);
});

test('an old fragment scrolls to its section without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/network/http-server#更改-webui-token`);
  await expect(page.locator('#reset-token')).toBeInViewport();
  await context.close();
});
