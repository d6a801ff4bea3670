import type { Page } from '@playwright/test';
import { SEARCH } from '@/lib/site';
import { typeQueries } from '@/scripts/report/run-queries';
import { findAxeViolations } from './support/axe';
import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|搜索)$/ });
const options = (page: Page) => page.getByRole('listbox', { name: /^(Search results|搜索结果)$/ }).getByRole('option');

async function search(page: Page, query: string) {
  await box(page).click();
  await box(page).fill(query);
  await page.waitForFunction(() => document.querySelector('[role=listbox]')?.getAttribute('aria-busy') === 'false');
}

test('loads no index before the first use, then the index for the section of the page', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/en/docs/intro', { waitUntil: 'networkidle' });
  expect(requestedPaths.filter((path) => path.includes('search-index'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => requestedPaths).toContain('/en/search-index-docs.json');
  await page.goto('/en/markdown-page');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect.poll(() => requestedPaths).toContain('/en/search-index.json');
});

test('lists a limited number of results, each with a title and a short snippet with highlights @dev', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await search(page, '封禁');
  await expect(options(page)).toHaveCount(SEARCH.maxResults);
  for (const option of await options(page).all()) {
    await expect(option).toHaveAttribute('href', /_highlight=/);
    await expect(option.locator('.search-title')).not.toBeEmpty();
    const snippet = (await option.locator('.search-snippet').textContent()) ?? '';
    expect([...new Intl.Segmenter().segment(snippet)].length).toBeLessThanOrEqual(SEARCH.snippetLength);
    await expect(option.locator('mark').first()).toBeAttached();
  }
  const panel = await page.locator('.search-panel').boundingBox();
  const field = await box(page).boundingBox();
  expect(Math.abs((panel?.x ?? 0) + (panel?.width ?? 0) - (field?.x ?? 0) - (field?.width ?? 0))).toBeLessThan(2);
});

test("the results page continues the panel's results, in its context", async ({ page }) => {
  const readHrefs = () =>
    page.locator('main ol a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const [address, name, query] of [
    ['/en/markdown-page', 'See all results', '?q=docker'],
    ['/en/docs/intro', 'See all results within Docs', '?q=docker&ctx=docs'],
    ['/en/docs/intro', 'See all results outside Docs', '?q=docker&ctx=-docs'],
  ] as const) {
    await page.goto(address);
    const [panel = []] = await typeQueries(page, ['docker']);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/en/search${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "docker"');
    await expect.poll(readHrefs).not.toEqual([]);
    const hrefs = await readHrefs();
    const docs = hrefs.filter((href) => href.startsWith('/en/docs/'));
    if (query.endsWith('-docs')) expect(docs).toEqual([]);
    else
      await expect.poll(async () => (await readHrefs()).slice(0, panel.length)).toEqual(panel.map(({ href }) => href));
    if (query.endsWith('=docs')) expect(docs).toEqual(hrefs);
  }
});

test('supports the keys of the ARIA combobox pattern', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'docker');
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', -1],
    ['Home', 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    const option = options(page).nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  }
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('docker');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('docker');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('opens a result, highlights its words across markup, and clears them with Escape @dev', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'progress cheat blocker');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/module\/progress-cheat-blocker\?_highlight=/);
  const marks = page.locator('article mark');
  await expect(marks.first()).toBeInViewport();
  expect(await marks.count()).toBeGreaterThan(3);
  const text = await page.locator('article').innerText();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.locator('article').innerText()).toBe(text);
});

test('stays at the section that a result opens, also when its words are elsewhere', async ({ page }) => {
  await page.goto('/en/docs/faq/connect?_highlight=docker#proxy-not-working');
  await expect(page.locator('article mark').first()).toBeAttached();
  await expect(page.locator('#proxy-not-working')).toBeInViewport();
});

test('opens the search page with Enter, and keeps the query in the URL', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await search(page, 'docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=docker&ctx=docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "docker"');
  await expect(page).toHaveTitle(/^Search results for "docker"/);
  const results = page.locator('main').getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await page.locator('main').getByRole('searchbox').fill('proxy');
  await expect(page).toHaveURL('/en/search?q=proxy&ctx=docs');
  await page.getByLabel('Search in').selectOption('Blog');
  await expect(page).toHaveURL('/en/search?q=proxy&ctx=blog');
  await page.goBack();
  await expect(page.getByLabel('Search in')).toHaveValue('docs');
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('proxy');
  await page.goForward();
  await expect(page.getByLabel('Search in')).toHaveValue('blog');
  await page.goto('/en/search?q=docker&ctx=docs&version=current');
  await page.locator('main').getByRole('searchbox').fill('proxy');
  await expect(page).toHaveURL('/en/search?q=proxy&ctx=docs&version=current');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "proxy"');
  await expect(page).toHaveTitle(/^Search results for "proxy"/);
});

test('keeps the query and focus of a reader who types during a navigation', async ({ page }) => {
  await page.goto('/en/docs/intro');
  const release = await holdRequests(page, '**/en/docs/faq');
  await page.locator('main').getByRole('link').first().waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/docs/faq';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await box(page).click();
  await page.keyboard.type('dock');
  await expect(options(page).first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/en/docs/faq');
  await page.keyboard.type('er');
  await expect(box(page)).toHaveValue('docker');
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toContainText('Docker');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
});

const HOSTILE_QUERIES = [
  '进'.repeat(4096),
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '.*+?^$()[]{}|\\ \ud83d',
  '%E0%A4%A',
];

test('handles hostile queries', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto('/docs/intro');
  for (const query of HOSTILE_QUERIES) {
    await box(page).click();
    // Set through the active element, because the click loads the island, which replaces the field.
    await page.evaluate((value) => {
      const input = document.activeElement;
      if (!(input instanceof HTMLInputElement)) throw new Error('The search box is not focused.');
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, query);
    await expect(box(page)).toHaveValue(query.replace(/[\r\n]/g, ''));
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  for (const query of HOSTILE_QUERIES.slice(1)) {
    await page.goto(
      `/search?q=${encodeURIComponent(query.toWellFormed())}&ctx=${encodeURIComponent('<b>')}&version=__proto__`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test('has no accessibility violations with results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en/docs/intro');
  await search(page, 'docker');
  await expect(options(page).first()).toBeVisible();
  expect(await findAxeViolations(page, '[data-search]')).toEqual([]);
  await page.goto('/en/search?q=docker');
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
});
