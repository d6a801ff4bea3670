import { expect, test } from './support/test';

test('a screenshot loads when it is near, in the language and color mode of the reader, and is enlarged', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/screenshots\/.*\/first-ban\./.test(pathname)) requested.push(pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/en/docs/tutorial');
  const screenshot = page.locator('article img[src*="/first-ban."]').filter({ visible: true });
  expect(requested).toEqual([]);
  const before = await screenshot.boundingBox();
  await screenshot.scrollIntoViewIfNeeded();
  await expect.poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await screenshot.boundingBox())?.height).toBe(before?.height);
  for (const path of requested) expect(path).toContain('/screenshots/en/dark/');

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(screenshot).toHaveAttribute('src', /\/screenshots\/en\/light\//);
  await screenshot.click();
  const enlarged = page.getByRole('dialog').getByRole('img');
  await expect(enlarged).toHaveAttribute('src', /\/screenshots\/en\/light\//);
  await expect.poll(async () => (await enlarged.boundingBox())?.width).toBeGreaterThan(1.5 * (before?.width ?? 0));
});
