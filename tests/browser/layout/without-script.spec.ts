import { EDITIONS, PAGES } from '../support/editions';
import { type Complaints, expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** What isn't run isn't loaded either, which counts as failed requests. */
function ignoreScripts(complaints: Complaints): void {
  complaints.list = complaints.list.filter((text) => !/^failed: .*\.js$/.test(text));
}

for (const edition of EDITIONS) {
  const { lang, prefix } = edition;

  test(`a docs page reads and leads on without scripts in ${lang}`, async ({ page, complaints }) => {
    await page.goto(prefix + PAGES.doc);
    const sidebar = page.getByRole('navigation', { name: edition.sidebar });
    await expect(sidebar.locator('[aria-current=page]')).toBeVisible();
    const folded = sidebar.locator(':scope > ul > li > details:not([open])').first();
    const group = sidebar.locator(`details[data-group="${await folded.getAttribute('data-group')}"]`);
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.locator('summary').first().click();
    await expect(group.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: edition.languages }).click();
    await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: edition.light })).toBeHidden();
    await page.getByRole('navigation', { name: edition.pager }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/Docker$/);
    ignoreScripts(complaints);
  });

  test(`a phone finds the sidebar below the text without scripts in ${lang}`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix + PAGES.doc);
    await expect(page.getByRole('navigation', { name: edition.sidebar })).toBeVisible();
    await expect(page.getByRole('button', { name: edition.toggle })).toBeHidden();
    await expect(page.getByRole('navigation', { name: edition.toc }).getByRole('link').first()).toBeVisible();
    ignoreScripts(complaints);
  });
}
