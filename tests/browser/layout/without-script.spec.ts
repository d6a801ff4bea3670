import { EDITIONS, PAGES } from '../support/editions';
import { ABORTED_SCRIPTS, expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });
test.afterEach(({ pageErrors }) => pageErrors.ignore(ABORTED_SCRIPTS));

for (const edition of EDITIONS) {
  const { lang, prefix } = edition;

  test(`a docs page is readable and navigable without scripts in ${lang}`, async ({ page }) => {
    await page.goto(prefix + PAGES.doc);
    const sidebar = page.getByRole('navigation', { name: edition.sidebar });
    await expect(sidebar.locator('[aria-current=page]')).toBeVisible();
    const closedGroup = sidebar.locator(':scope > ul > li > details:not([open])').first();
    const group = sidebar.locator(`details[data-group="${await closedGroup.getAttribute('data-group')}"]`);
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.locator('summary').first().click();
    await expect(group.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: edition.languages }).click();
    await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: edition.light })).toBeHidden();
    await page.getByRole('navigation', { name: edition.pager }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/Docker$/);
  });

  test(`the sidebar is visible on a phone without scripts in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix + PAGES.doc);
    await expect(page.getByRole('navigation', { name: edition.sidebar })).toBeVisible();
    await expect(page.getByRole('button', { name: edition.toggle })).toBeHidden();
    await expect(page.getByRole('navigation', { name: edition.toc }).getByRole('link').first()).toBeVisible();
  });
}
