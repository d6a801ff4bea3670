import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A lazy screenshot that is well below the initial viewport. */
const SCREENSHOT = { page: '/docs/faq', name: 'push-channels' };

const screenshot = (page: Page) => page.locator(`article img[src*="/${SCREENSHOT.name}."]`).filter({ visible: true });

for (const { lang, prefix, mode } of [
  { lang: 'zh-Hans', prefix: '', mode: 'light' },
  { lang: 'en', prefix: '/en', mode: 'dark' },
]) {
  test(`loads only the screenshot for ${lang} and ${mode} mode`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/screenshots/')) requested.push(pathname);
    });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto(prefix + SCREENSHOT.page);
    expect(requested).toEqual([]);
    const before = await screenshot(page).boundingBox();

    await screenshot(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => screenshot(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const after = await screenshot(page).boundingBox();
    expect(after?.height).toBe(before?.height);
    for (const path of requested) expect(path).toContain(`/screenshots/${lang}/${mode}/`);
  });
}

test('switches the screenshot with the color mode and enlarges it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SCREENSHOT.page);
  await expect(screenshot(page)).toHaveAttribute('src', /\/screenshots\/zh-Hans\/light\//);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(screenshot(page)).toHaveAttribute('src', /\/screenshots\/zh-Hans\/dark\//);
  const before = await screenshot(page).boundingBox();
  await screenshot(page).click();
  const enlarged = page.getByRole('dialog').getByRole('img');
  await expect(enlarged).toBeVisible();
  await expect(enlarged).toHaveAttribute('src', /\/screenshots\/zh-Hans\/dark\//);
  const after = await enlarged.boundingBox();
  expect(after?.width).toBeGreaterThan(1.5 * (before?.width ?? 0));
});
