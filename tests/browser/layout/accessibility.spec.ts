import { findAxeViolations } from '../support/axe';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test } from '../support/test';

/** Pages in addition to `PAGES`. The post uses every MDX component. */
const MORE_PAGES = { post: '/blog/mdx-blog-post', author: '/blog/authors/pbh-btn', offline: '/offline' };

for (const { lang, prefix } of EDITIONS)
  for (const [kind, path] of Object.entries({ ...PAGES, ...MORE_PAGES }))
    test(`axe finds no violations on ${kind} in ${lang}`, async ({ page, pageErrors }) => {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      pageErrors.ignore(/404/);
    });

test('axe finds no violations with an open image dialog', async ({ page }) => {
  await page.goto(`/en${MORE_PAGES.post}`);
  await page.locator('article figure a:has(img)').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('axe finds no violations with open menus', async ({ page }) => {
  await page.goto(`/en${PAGES.doc}`);
  await page.getByRole('button', { name: 'Languages' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
});
