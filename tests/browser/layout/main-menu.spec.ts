import { isSameDocument, markDocument } from '../support/same-document';
import { expect, test, waitForStart } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const PAGE = '/en/docs/setup/Docker';

test('the main menu is a modal dialog that traps focus and restores it @dev', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: '切换导航栏' });
  const menu = page.getByRole('dialog', { name: '主菜单' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitForStart(page);
  await button.click();
  await expect(menu).toBeVisible();
  await expect(page.locator('dialog[open]:modal')).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const link of ['文档', 'GitHub', 'English', '简体中文'])
    await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible();
  await expect(menu.getByRole('navigation'), 'only docs have a sidebar').toHaveCount(0);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    // Focus may move to the browser's own controls, which leaves `body` active, but not to the page behind the dialog.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the main menu closes with its button or a click outside, and locks scrolling', async ({ page }) => {
  await page.goto(PAGE);
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await button.click();
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(385, 400);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('button').first().click();
  await expect(menu).toBeHidden();
});

test('the main menu contains the only copy of the docs sidebar, and follows its links without a load', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.locator('[data-sidebar]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const sidebar = page.getByRole('dialog').getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Docker');
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
  await markDocument(page);
  await sidebar.locator('a[href$="/docs/setup/FreeBSD"]').click();
  await expect(page).toHaveURL('/en/docs/setup/FreeBSD');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('[data-sidebar]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('FreeBSD');
});
