import { ABORTED_SCRIPTS, expect, test } from '../support/test';

const PAGE = '/en/docs/setup/Docker';

test.use({ javaScriptEnabled: false });
test.afterEach(({ pageErrors }) => pageErrors.ignore(ABORTED_SCRIPTS));

test('a docs page is readable and navigable without scripts', async ({ page }) => {
  await page.goto(PAGE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current=page]')).toBeVisible();
  const closedGroup = sidebar.locator(':scope > ul > li > details:not([open])').first();
  const group = sidebar.locator(`details[data-group="${await closedGroup.getAttribute('data-group')}"]`);
  await expect(group.getByRole('link').first()).toBeHidden();
  await group.locator('summary').first().click();
  await expect(group.getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Languages' }).click();
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' }),
  ).toBeHidden();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/Docker$/);
});

test('the sidebar is visible on a phone without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible();
});
