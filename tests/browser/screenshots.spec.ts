import type { Page } from '@playwright/test';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

/** Far below the first screen of its page. */
const PICTURE = { page: '/docs/faq', name: 'push-channels' };

const shown = (page: Page) => page.locator(`article img[src*="/${PICTURE.name}."]`).filter({ visible: true });

for (const { lang, prefix } of EDITIONS) {
  for (const mode of ['light', 'dark']) {
    test(`shows a picture of the WebUI in ${lang} and ${mode} mode, and loads no other`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/pictures/')) requested.push(pathname);
      });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto(prefix + PICTURE.page);
      expect(requested).toEqual([]);
      const before = await shown(page).boundingBox();

      await shown(page).scrollIntoViewIfNeeded();
      await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const after = await shown(page).boundingBox();
      expect(after?.height).toBe(before?.height);
      for (const path of requested) expect(path).toContain(`/pictures/${lang}/${mode}/`);
    });
  }

  test(`shows the other picture in ${lang} when the reader changes the color mode, and opens it`, async ({ page }) => {
    await page.goto(prefix + PICTURE.page);
    await expect(shown(page)).toHaveAttribute('src', new RegExp(`/pictures/${lang}/light/`));
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(shown(page)).toHaveAttribute('src', new RegExp(`/pictures/${lang}/dark/`));
    await shown(page).click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect(large).toBeVisible();
    await expect(large).toHaveAttribute('src', new RegExp(`/pictures/${lang}/dark/`));
  });
}
