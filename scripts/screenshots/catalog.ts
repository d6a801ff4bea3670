import type { Locator } from '@playwright/test';
import type { Screenshot, Stage } from './take-screenshot.server';

const DIALOG = { show: ({ dialog }: Stage) => [dialog], padding: 0 };

/** Fills in each step of the first-start wizard. */
const WIZARD_STEPS: readonly ((stage: Stage) => Promise<void>)[] = [
  async ({ page }) => {
    await page.locator('.oobe-main .arco-checkbox-icon').click();
    await page.locator('.oobe-main .arco-checkbox-checked').waitFor();
  },
  async ({ page }) => page.locator('.oobe-main input').fill('documentation-not-a-real-token'),
  async () => undefined,
  async ({ page }) => {
    await page.locator('.oobe-main .arco-select').click();
    await page.locator('.arco-select-option', { hasText: /^qBittorrent$/ }).click();
    await page.locator('.oobe-main .arco-form-item').nth(3).waitFor();
  },
];

const wizardStep = (name: string, step: number, size = { width: 1060, height: 740 }): Screenshot => ({
  name,
  path: '/',
  isFirstStart: true,
  ...size,
  prepare: async (stage) => {
    for (const [index, fillIn] of WIZARD_STEPS.slice(0, step).entries()) {
      if (index > 0) await stage.button('page.oobe.action.next').click();
      await fillIn(stage);
    }
  },
  show: ({ page }) => [page.locator('.oobe-content > *'), page.locator('.oobe-footer button').last()],
});

/** @param type label of the downloader type */
const addDownloader = (name: string, type: string): Screenshot => ({
  name,
  path: '/dashboard',
  width: 600,
  prepare: async ({ page, dialog }) => {
    await page.locator('.add-btn').click();
    await dialog.locator('.arco-select').first().click();
    await page.locator('.arco-select-option', { hasText: new RegExp(`^${type}$`) }).click();
    await dialog.locator('.arco-form-item').nth(3).waitFor();
  },
  ...DIALOG,
});

/** Finds the innermost block of the page that contains the heading. */
const section = ({ page, label }: Stage, key: string): Locator =>
  page
    .locator('.arco-space-vertical')
    .filter({ has: page.getByRole('heading', { name: label(key), exact: true }) })
    .last();

const btnStatus = ({ page, label }: Stage): Locator =>
  page.locator('.arco-descriptions', { hasText: label('page.settings.tab.info.btn') }).last();

/** The rule that the tutorial adds, and that has banned the first peer in the ban list of the fixtures. */
export const FIRST_RULE = { method: 'EQUALS', content: 'Transmission 3.00' };

/** All screenshots of the WebUI, in the order of the docs. */
export const CATALOG: readonly Screenshot[] = [
  wizardStep('wizard-welcome', 1),
  wizardStep('wizard-token', 2),
  wizardStep('wizard-btn', 3),
  wizardStep('wizard-downloader', 4, { width: 1200, height: 1100 }),
  {
    name: 'status',
    path: '/dashboard',
    show: ({ page }) => [page.locator('.arco-card').first()],
  },
  {
    name: 'downloaders',
    path: '/dashboard',
    show: ({ page, label }) => [
      page.getByRole('heading', { name: label('page.dashboard.clientStatus.title') }),
      page.locator('.arco-card.card').last(),
      page.locator('.arco-card.card').first(),
    ],
    marks: ({ page }) => [page.locator('.add-btn')],
  },
  addDownloader('add-downloader-qbittorrent', 'qBittorrent'),
  addDownloader('add-downloader-qbittorrentee', 'qBittorrentEE'),
  addDownloader('add-downloader-transmission', 'Transmission'),
  addDownloader('add-downloader-biglybt', 'BiglyBT'),
  addDownloader('add-downloader-deluge', 'Deluge'),
  addDownloader('add-downloader-bitcomet', 'BitComet'),
  addDownloader('add-downloader-aria2-next', 'Aria2-Next'),
  {
    name: 'ban-list',
    path: '/list',
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
    marks: ({ page, button }) => [
      button('page.rule_management.generic.addOne'),
      page.locator('.arco-table input').locator('..'),
      page.locator('.arco-table .edit-btn').first(),
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
    ...DIALOG,
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
  {
    name: 'settings-token',
    path: '/config?tab=config',
    show: (stage) => [section(stage, 'page.settings.tab.config.server.title')],
    marks: ({ page }) => [page.locator('.arco-input-wrapper', { has: page.locator('input[type=password]') })],
  },
  {
    name: 'push-channels',
    path: '/config?tab=config',
    show: (stage) => [section(stage, 'page.settings.tab.config.push.title')],
  },
  {
    name: 'add-push-channel',
    path: '/config?tab=config',
    width: 760,
    prepare: async ({ dialog, button, label }) => {
      await button('page.settings.tab.config.push.add').click();
      await dialog.getByText(label('page.settings.tab.config.push.form.type.telegram'), { exact: true }).click();
    },
    ...DIALOG,
  },
  {
    name: 'btn-status',
    path: '/config?tab=info',
    show: (stage) => [btnStatus(stage)],
    marks: (stage) => [btnStatus(stage).locator('button').last()],
  },
  {
    name: 'btn-abilities',
    path: '/config?tab=info',
    prepare: (stage) => btnStatus(stage).locator('button').last().click(),
    ...DIALOG,
  },
  {
    name: 'autostun',
    path: '/config?tab=lab',
    height: 2400,
    show: ({ page, button }) => [
      page.locator('.arco-descriptions', { hasText: 'NAT' }).last(),
      button('page.settings.tab.autostun.save_config').last(),
      page.locator('.arco-transfer'),
    ],
    marks: ({ page, label }) => [
      page.locator('.arco-form-item', { hasText: label('page.settings.tab.autostun.enable') }).locator('.arco-switch'),
    ],
  },
  {
    name: 'chart-ban-trends',
    path: '/metricsCharts',
    show: ({ page }) => [page.locator('.arco-card').nth(0)],
  },
  {
    name: 'chart-peer-ids',
    path: '/metricsCharts',
    show: ({ page }) => [page.locator('.arco-card').nth(1)],
  },
];
