import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test } from '../support/test';

/** What axe finds, WCAG 2.2 AA and best practices, as short lines. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Pages beside those of `PAGES`; the post has all components that writers can use. */
const MORE = { post: '/blog/mdx-blog-post', author: '/blog/authors/pbh-btn', offline: '/offline' };

for (const { lang, prefix, toggle, languages } of EDITIONS) {
  for (const theme of ['light', 'dark']) {
    test.describe(`axe, ${lang}, ${theme}`, () => {
      test.use({ reducedMotion: 'reduce' } as object);
      test.beforeEach(({ page }) => page.addInitScript((mode) => localStorage.setItem('theme', mode), theme));

      for (const [kind, path] of Object.entries({ ...PAGES, ...MORE })) {
        test(`finds nothing on ${kind}`, async ({ page, complaints }) => {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await findings(page)).toEqual([]);
          complaints.list = complaints.list.filter((text) => !text.includes('404'));
        });
      }

      test('finds nothing where an image is open over the page', async ({ page }) => {
        await page.goto(prefix + MORE.post);
        await page.locator('article figure a:has(img)').first().click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      test('finds nothing in open menus', async ({ page }) => {
        await page.goto(prefix + PAGES.doc);
        await page.getByRole('button', { name: languages }).click();
        expect(await findings(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: toggle }).click();
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}
