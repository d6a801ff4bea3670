import type { Screenshot } from '../screenshot';

/** The Ban List and the pages of rules. */
export const RULES: readonly Screenshot[] = [
  {
    name: 'ban-list',
    path: '/list',
    width: 640,
    prepare: async ({ page }) => page.locator('.banlist-item').first().hover(),
    show: ({ page }) => [page.locator('.banlist-item').nth(0), page.locator('.banlist-item').nth(1)],
  },
  {
    name: 'rule-row',
    path: '/config?tab=profile',
    width: 1000,
    prepare: async ({ page, label }) => {
      const header = page.locator('.arco-collapse-item-header', {
        hasText: label('page.settings.tab.profile.module.clientNameBlackList'),
      });
      await header.click();
      await page.locator('.arco-collapse-item-active .arco-list-item').first().waitFor();
    },
    show: ({ page }) => [
      page.locator('.arco-collapse-item-active .arco-list-item-main .arco-space').first(),
      page.locator('.arco-collapse-item-active .arco-list-item-main').nth(1).locator('.arco-space').first(),
    ],
  },
  {
    name: 'ip-list',
    path: '/ruleIp',
    width: 560,
    prepare: async ({ page, button }) => {
      // Waits for the list to load, because it replaces all rows, including a new one.
      await page.locator('.arco-table .edit-btn').first().waitFor();
      await button('page.rule_management.generic.addOne').click();
      await page.locator('.arco-table input').fill('203.0.113.0/24');
    },
    show: ({ page }) => [page.locator('.arco-table'), page.locator('main .arco-typography').first()],
    padding: 8,
    marks: [
      { around: (stage) => stage.button('page.rule_management.generic.addOne'), number: 1 },
      { around: ({ page }) => page.locator('.arco-table input').locator('..'), number: 2 },
      { around: ({ page }) => page.locator('.arco-table .edit-btn').first(), number: 3 },
    ],
  },
  {
    name: 'subscriptions',
    path: '/ruleSubscribe',
    width: 800,
    show: ({ page, button }) => [button('page.rule_management.ruleSubscribe.addRule'), page.locator('.arco-table')],
    padding: 8,
  },
  {
    name: 'add-subscription',
    path: '/ruleSubscribe',
    width: 600,
    prepare: async ({ dialog, button }) => {
      await button('page.rule_management.ruleSubscribe.addRule').click();
      const fields = dialog.locator('input');
      await fields.nth(0).fill('my-list');
      await fields.nth(1).fill('My list');
      await dialog.locator('textarea').first().fill('https://lists.example.org/blocked.txt');
    },
    show: ({ dialog }) => [dialog],
    padding: 0,
  },
  {
    name: 'script-editor',
    path: '/script',
    width: 800,
    height: 460,
    maxWidth: 620,
    prepare: async ({ page }) => {
      await page.locator('.arco-table .edit-btn').nth(1).click();
      await page.locator('.arco-drawer .view-line').first().waitFor();
    },
    show: ({ page }) => [page.locator('.arco-drawer')],
    padding: 0,
  },
];
