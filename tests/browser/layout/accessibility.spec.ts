import { findAxeViolations } from '../support/axe';
import { PAGES } from '../support/editions';
import { expect, test } from '../support/test';

/** Pages in addition to `PAGES`. The post uses every MDX component. */
const MORE_PAGES = { post: '/blog/mdx-blog-post', author: '/blog/authors/pbh-btn', offline: '/offline' };

// In turn in both languages, whose pages differ only in their texts.
for (const [index, [kind, path]] of Object.entries({ ...PAGES, ...MORE_PAGES }).entries())
  test(`axe finds no violations on ${kind}`, async ({ page, pageErrors }) => {
    await page.goto((index % 2 === 0 ? '' : '/en') + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    pageErrors.ignore(/404/);
  });

test('axe finds no violations with an open image dialog and open menus', async ({ page }) => {
  await page.goto(`/en${MORE_PAGES.post}`);
  await page.locator('article figure a:has(img)').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await findAxeViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Languages' }).click();
  expect(await findAxeViolations(page, 'header')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
});
