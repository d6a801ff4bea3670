import { axeFindings } from '../support/axe';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test } from '../support/test';

/** Pages beside those of `PAGES`; the post has all components that writers can use. */
const MORE = { post: '/blog/mdx-blog-post', author: '/blog/authors/pbh-btn', offline: '/offline' };

for (const { lang, prefix, toggle, languages } of EDITIONS) {
  test.describe(`axe, ${lang}`, () => {
    for (const [kind, path] of Object.entries({ ...PAGES, ...MORE })) {
      test(`finds nothing on ${kind}`, async ({ page, complaints }) => {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        complaints.list = complaints.list.filter((text) => !text.includes('404'));
      });
    }

    test('finds nothing where an image is open over the page', async ({ page }) => {
      await page.goto(prefix + MORE.post);
      await page.locator('article figure a:has(img)').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('finds nothing in open menus', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await page.getByRole('button', { name: languages }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: toggle }).click();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
