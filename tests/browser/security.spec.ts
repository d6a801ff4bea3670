import path from 'node:path';
import type { Page } from '@playwright/test';
import { encodeRoute } from '@/lib/paths';
import type { Host } from '../support/host';
import { listPages } from '../support/read-page';
import { startNginx } from '../support/start-nginx';
import { expect, test } from './support/test';

const OUT = path.resolve('out');
/** The pages are split into this many tests, which run in parallel. */
const PARTS = 4;

/** Records policy violations and requests to other origins. The returned array grows. */
async function recordViolations(page: Page, origin: string): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const report: unknown = Reflect.get(globalThis, 'reportViolation');
        const text = `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
        if (typeof report === 'function') report(text);
      },
    );
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) violations.push(`${page.url()} requested ${request.url()}`);
  });
  return violations;
}

for (let part = 0; part < PARTS; part++) {
  test(`no page violates the policy or requests other origins, part ${part + 1} of ${PARTS}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const violations = await recordViolations(page, baseURL ?? '');
    const pages = listPages(OUT).filter((_, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(20);
    for (const { address } of pages) {
      await page.goto(encodeRoute(address));
      await expect(page.locator('head > meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    }
    expect(violations).toEqual([]);
  });
}

test('violations are detected, and Trusted Types block scripts and markup from strings', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  const violations = await recordViolations(page, baseURL ?? '');
  await page.goto('/en/blog/mdx-blog-post');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    document.body.append(Object.assign(new Image(), { src: 'https://example.org/x.png' }));
  });
  const runScript = page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true';
    document.body.append(script);
  });
  await expect(runScript).rejects.toThrow('TrustedScript');
  const island = page.locator('site-island[data-name=ban-duration]');
  const insertMarkup = island.evaluate((element) => {
    element.innerHTML = '<img src=x onerror="globalThis.wasRun = true">';
  });
  await expect(insertMarkup).rejects.toThrow('must not be given HTML');
  for (const directive of ['style-src', 'img-src', 'require-trusted-types-for'])
    await expect.poll(() => violations.join('\n')).toContain(`: ${directive}`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasRun'))).toBeUndefined();
  pageErrors.ignore();
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

test.describe('with the headers that hosts send', () => {
  let host: Host;
  test.beforeAll(async () => {
    host = await startNginx({ folder: OUT });
  });
  test.afterAll(() => host?.stop());

  test('a visit to nginx works and violates no policy', async ({ page, request }) => {
    const origin = host.origin;
    const violations = await recordViolations(page, origin);
    const policy = (await request.get(`${origin}/`)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe/);
    for (const address of [
      '/',
      '/docs/setup/Docker',
      '/en/docs/setup/Synology%20DSM/Imnks',
      '/blog',
      '/en/search?q=docker',
    ]) {
      await page.goto(origin + address);
    }
    await page.goto(`${origin}/en/blog/mdx-blog-post`);
    const tool = page.getByRole('group', { name: 'Ban duration in milliseconds' });
    await tool.getByRole('textbox', { name: 'Duration' }).fill('7');
    await expect(tool.getByRole('status')).toHaveText('7 days → ban-duration: 604800000');
    await page.goto(`${origin}/en/docs/intro`);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/intro/);
    await page.getByRole('combobox', { name: 'Search' }).fill('docker');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(violations).toEqual([]);
  });
});
