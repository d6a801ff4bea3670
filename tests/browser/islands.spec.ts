import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

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
  await expect.poll(borderColor).not.toBe(valid);
});

test('React loads only when the pointer reaches an island', async ({ page }) => {
  const files = recordIslandFiles(page);
  await page.goto('/en/docs/intro', { waitUntil: 'networkidle' });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await form(page).scrollIntoViewIfNeeded();
  expect(files).toEqual([]);
  await form(page).hover();
  await expect.poll(() => files.length).toBe(2);
  await amount(page).fill('1');
  await expect(result(page)).toContainText('86400000');
  expect(files.length).toBe(2);
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
  const dispatch = (type: string) =>
    amount(page).evaluate((input, name) => input.dispatchEvent(new CompositionEvent(name, { bubbles: true })), type);
  await dispatch('compositionstart');
  const fallbackField = await amount(page).elementHandle();
  const isConnected = () => fallbackField?.evaluate((field) => field.isConnected);
  await amount(page).focus();
  // Without the composition, the island would mount in the idle time after its files have arrived.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  expect(await isConnected()).toBe(true);
  await dispatch('compositionend');
  await expect.poll(isConnected).toBe(false);
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
