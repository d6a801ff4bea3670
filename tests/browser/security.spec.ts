import type { Page } from '@playwright/test';
import { startNginx } from '../support/start-server';
import { expect, test } from './support/test';

/** Pages of each kind, with every island. built-pages.spec.ts compares the policies of all pages with their scripts. */
const PAGES = [
  '/',
  '/en/docs/setup/Docker',
  '/docs/faq',
  '/en/docs/misc/json-engine',
  '/docs/category/%E6%9D%82%E9%A1%B9',
  '/en/blog',
  '/blog/mdx-blog-post',
  '/en/search?q=docker',
  '/offline',
];

/** Records requests to other origins. The returned array grows. Chromium logs policy violations, which fail every test. */
function recordForeignRequests(page: Page, origin: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) requests.push(`${page.url()} requested ${request.url()}`);
  });
  return requests;
}

test('no page violates the policy or requests other origins', async ({ page, baseURL }) => {
  const requests = recordForeignRequests(page, baseURL ?? '');
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator('head > meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  }
  expect(requests).toEqual([]);
});

test('an injected script does not run', async ({ page, pageErrors }) => {
  await page.route('**/en/docs/intro', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<main',
      '<script>globalThis.wasRun = true</script><img src=x onerror="globalThis.wasRun = true"><main',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/en/docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasRun'))).toBeUndefined();
  pageErrors.ignore();
});

test('a visit to nginx, with the headers that hosts send, works and violates no policy', async ({ page, request }) => {
  const host = await startNginx('out');
  const { origin } = host;
  const requests = recordForeignRequests(page, origin);
  const policy = (await request.get(`${origin}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe/);
  await page.goto(`${origin}/en/blog/mdx-blog-post`);
  const tool = page.getByRole('group', { name: 'Ban duration in milliseconds' });
  await tool.getByRole('textbox', { name: 'Duration' }).fill('7');
  await expect(tool.getByRole('status')).toHaveText('7 days → ban-duration: 604800000');
  await page.goto(`${origin}/en/docs/intro`);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/intro/);
  await page.getByRole('combobox', { name: 'Search' }).fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requests).toEqual([]);
  // Before the host stops, because requests that then fail would count as errors.
  await page.close();
  await host.stop();
});
