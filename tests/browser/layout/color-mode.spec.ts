import type { Page } from '@playwright/test';
import { PAGES } from '../support/editions';
import { expect, test, waitForStart } from '../support/test';

/** Records the color mode of every frame, so that even a short flash of the other mode is detected. */
async function recordModes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const modes: string[] = [];
    const recordFrame = () => {
      if (document.body) modes.push(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    Object.assign(window, { modes });
  });
}
const readModes = (page: Page) => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'modes'))].join(' '));

test('defaults to light regardless of the system, switches, and is remembered @dev', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGES.doc);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await waitForStart(page);
  await page.getByRole('button', { name: '切换浅色/暗黑模式（当前为浅色模式）' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0f1617');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await waitForStart(page);
  await page.getByRole('button', { name: '切换浅色/暗黑模式（当前为暗黑模式）' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('never flashes the other mode while loading', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await recordModes(page);
  await page.goto(`/en${PAGES.doc}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readModes(page)).toBe('dark');
});

test('a change applies to other open tabs', async ({ page, context }) => {
  await page.goto('/');
  const otherTab = await context.newPage();
  await otherTab.goto('/en/docs/intro');
  await otherTab.getByRole('button', { name: /currently light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
