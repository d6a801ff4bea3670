import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { expect, test, waitForStart } from './support/test';

const PAGE = '/en/blog/mdx-blog-post';
const island = (page: Page) => page.locator('site-island[data-name="ban-duration"]');
const form = (page: Page) => page.getByRole('group', { name: 'Ban duration in milliseconds' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Duration' });
const result = (page: Page) => form(page).getByRole('status');

/** Records the names of requested scripts and stylesheets that only islands need. The returned array grows. */
function recordIslandFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [name = ''] = /(islands|[\w-]+\.island)-\w+\.(js|css)/.exec(request.url()) ?? [];
    if (name !== '' && !files.includes(name)) files.push(name);
  });
  return files;
}

test('an island works in an MDX page @dev', async ({ page }) => {
  await page.goto(PAGE);
  await expect(result(page)).toContainText('ban-duration: 259200000');
  await amount(page).click();
  await amount(page).fill('15');
  await form(page).getByRole('combobox', { name: 'Unit' }).selectOption('minutes');
  await expect(result(page)).toHaveText('15 minutes → ban-duration: 900000');
  const borderColor = () => amount(page).evaluate((field) => getComputedStyle(field).borderTopColor);
  await amount(page).focus();
  const valid = await borderColor();
  await amount(page).fill('-1');
  await expect(result(page)).toContainText('Enter a number above 0');
  // The border color is in the stylesheet that the island loads.
  await expect.poll(borderColor).not.toBe(valid);
});

test('React loads only when the pointer reaches an island', async ({ page }) => {
  const files = recordIslandFiles(page);
  await page.goto('/en/docs/intro', { waitUntil: 'networkidle' });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await form(page).scrollIntoViewIfNeeded();
  expect(files).toEqual([]);
  await form(page).hover();
  await expect.poll(() => files.length).toBe(3);
  await amount(page).fill('1');
  await expect(result(page)).toContainText('86400000');
  expect(files.length).toBe(3);
});

test('text typed before the island mounts is kept, with focus and selection', async ({ page }) => {
  const release = await holdRequests(page, '**/_site/islands-*');
  await page.goto(PAGE);
  await amount(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1234');
  await page.keyboard.press('Shift+ArrowLeft');
  await form(page)
    .getByRole('combobox', { name: 'Unit' })
    .evaluate((select: HTMLSelectElement) => {
      select.value = 'hours';
    });
  await expect(island(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(result(page)).toHaveText('1234 hours → ban-duration: 4442400000');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('5');
  await expect(amount(page)).toHaveValue('1235');
});

test('the fallback is not replaced during a composition', async ({ page }) => {
  await page.goto(PAGE);
  await amount(page).evaluate((input) => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  });
  const fallbackField = await amount(page).elementHandle();
  const script = page.waitForResponse(/\/ban-duration\.island-\w+\.js/);
  await amount(page).focus();
  const href = (await script).url();
  // The island's script has loaded by now, so that without the composition the island would mount.
  await page.waitForFunction(
    (name) =>
      performance
        .getEntriesByName(name)
        .some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'fetch'),
    href,
  );
  await page.evaluate(async (name) => {
    await import(name);
    await new Promise((resolve) => setTimeout(resolve));
  }, href);
  expect(await fallbackField?.evaluate((field) => field.isConnected)).toBe(true);
  await amount(page).evaluate((input: HTMLInputElement) => {
    input.value = '２';
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
  await expect.poll(() => fallbackField?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(amount(page)).toHaveValue('２');
});

test('an island that crashes shows an error and recovers with Try again', async ({ page, pageErrors }) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    const { trim } = String.prototype;
    String.prototype.trim = function () {
      if (document.documentElement.dataset.broken) throw new Error('broken by the test');
      return trim.call(this);
    };
    document.documentElement.dataset.broken = 'yes';
  });
  await island(page).hover();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('This page crashed.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect(alert).toHaveText('This page crashed.');
  await page.evaluate(() => delete document.documentElement.dataset.broken);
  await tryAgain.click();
  await expect(island(page).getByRole('status')).toContainText('ban-duration: ');
  await expect(alert).toHaveCount(0);
  expect(pageErrors.list.length).toBeGreaterThan(0);
  pageErrors.ignore();
});

test('an island whose script is missing shows an error, and Retry requests it again', async ({ page, pageErrors }) => {
  for (const scripts of ['**/_site/islands-*', '**/_site/*.island-*']) {
    let requestCount = 0;
    await page.route(scripts, (route) => {
      requestCount++;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(PAGE);
    await amount(page).fill('5');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('This part of the page could not be loaded.');
    await expect(amount(page)).toHaveValue('5');
    const retry = page.getByRole('button', { name: 'Retry' });
    const before = requestCount;
    await retry.press('Enter');
    await expect.poll(() => requestCount).toBeGreaterThan(before);
    await expect(page.locator('site-island[aria-busy]')).toHaveCount(0);
    await expect(retry).toBeFocused();
    await page.unroute(scripts);
    await retry.press('Enter');
    await expect(result(page)).toHaveText('5 days → ban-duration: 432000000');
    await expect(alert).toHaveCount(0);
    await expect(amount(page)).toBeFocused();
  }
  // Browsers log the status, and the body that doesn't match the integrity of the preload.
  pageErrors.ignore(/404|integrity/);
});

test('an island unmounts with its page and mounts again when the reader returns', async ({ page }) => {
  await page.goto(PAGE);
  await waitForStart(page);
  const element = await island(page).elementHandle();
  const fallback = await form(page).elementHandle();
  const hasFallback = () => element?.evaluate((parent, child) => parent.contains(child), fallback);
  await amount(page).fill('9');
  await expect(result(page)).toContainText('9 days');
  expect(await hasFallback()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Wiki' }).click();
  await expect(page).toHaveURL(/\/en\/docs\//);
  await expect(island(page)).toHaveCount(0);
  // The fallback returns when React has unmounted.
  await expect.poll(hasFallback).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/mdx-blog-post/);
  await amount(page).fill('2');
  await expect(result(page)).toContainText('2 days → ban-duration: 172800000');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fallback is a worked example without form fields', async ({ page }) => {
    await page.goto(PAGE);
    await expect(result(page)).toHaveText('3 days → ban-duration: 259200000');
    await expect(amount(page)).toBeHidden();
  });
});
