import type { Locator } from '@playwright/test';
import type { Screenshot, Stage } from './take-screenshot.server';

/** Narrows what the WebUI makes wider than a phone, and the space between rows. */
const FORM_CSS = `
  .arco-modal { width: 100% !important }
  .arco-modal-body { padding: 20px 12px !important }
  .arco-modal-body .arco-grid { display: flex !important; flex-wrap: wrap }
  .arco-input-wrapper, .arco-radio-group { max-width: 100% !important }
  .arco-form-item { margin-bottom: 12px !important }
  .arco-form-item-label-col { flex: 0 0 100px !important; text-align: end; white-space: normal !important }
  .arco-form-item-label { display: inline-block; padding-block: 6px; line-height: 20px !important; white-space: normal !important }
  .arco-form-auto-label-width .arco-form-item-label-col { max-width: 118px !important }
  .arco-form-item-wrapper-col { flex: 1 1 0 !important; width: 0 !important }
`;

const DIALOG = { css: FORM_CSS, show: ({ dialog }: Stage) => [dialog], padding: 0 };

/** Without the list of steps and the empty space below it. */
const WIZARD_CSS = `
  ${FORM_CSS}
  .oobe-container { width: 100% !important; padding: 0 !important }
  .oobe-steps { display: none }
  .oobe-main { min-height: 0 !important; margin: 0 !important }
  .oobe-main .arco-form { margin-top: 0 !important }
  .oobe-main .arco-space-vertical { width: 100% !important }
  .oobe-main .arco-space-horizontal .arco-input-wrapper { width: 15em !important }
  .oobe-main .arco-col-8 { flex: 0 0 100%; margin-bottom: 12px }
`;

/** Fills in each step of the first-start wizard. */
const WIZARD_STEPS: readonly ((stage: Stage) => Promise<void>)[] = [
  async ({ page }) => {
    await page.locator('.oobe-main .arco-checkbox-icon').click();
    await page.locator('.oobe-main .arco-checkbox-checked').waitFor();
  },
  async ({ page }) => page.locator('.oobe-main input').fill('exampleToken2026'),
  async () => undefined,
  async ({ page, button }) => {
    const form = page.locator('.oobe-main');
    await chooseType(form, 'qBittorrent');
    await fillInputs(form, ['home', 'http://127.0.0.1:8080', 'admin', 'documentation']);
    await button('page.oobe.addDownloader.test').click();
    await page.locator('.oobe-footer .arco-btn-primary:enabled').waitFor();
  },
];

const wizardStep = (name: string, step: number, content = '.oobe-content > *'): Screenshot => ({
  name,
  path: '/',
  isFirstStart: true,
  css: WIZARD_CSS,
  prepare: async (stage) => {
    for (const [index, fillIn] of WIZARD_STEPS.slice(0, step).entries()) {
      if (index > 0) await stage.button('page.oobe.action.next').click();
      await fillIn(stage);
    }
  },
  show: ({ page }) => [page.locator(content), page.locator('.oobe-footer button').last()],
});

async function chooseType(form: Locator, type: string): Promise<void> {
  await form.locator('.arco-select').first().click();
  await form
    .page()
    .locator('.arco-select-option', { hasText: new RegExp(`^${type}$`) })
    .click();
  await form.locator('.arco-form-item').nth(3).waitFor();
}

/** Fills in the text fields in their order. */
async function fillInputs(form: Locator, values: readonly string[]): Promise<void> {
  const input = form.locator('input.arco-input');
  for (const [index, value] of values.entries()) await input.nth(index).fill(value);
  await input.nth(values.length - 1).blur();
  await form.page().mouse.move(0, 0);
}

/** @param values endpoint and the fields below it */
const addDownloader = (type: string, ...values: string[]): Screenshot => ({
  name: `add-downloader-${type.toLowerCase()}`,
  path: '/dashboard',
  prepare: async ({ page, dialog }) => {
    await page.locator('.add-btn').click();
    await chooseType(dialog, type);
    await fillInputs(dialog, ['home', ...values]);
  },
  ...DIALOG,
});

/** Rows of a form, to mark together. */
const rows = (form: Locator, first: number, last = first): Locator =>
  form.locator('.arco-form-item').nth(first).or(form.locator('.arco-form-item').nth(last));

const confirm = (dialog: Locator): Locator => dialog.locator('.arco-modal-footer .arco-btn-primary');

/** Finds the innermost block of the page that contains the heading. */
const section = ({ page, label }: Stage, key: string): Locator =>
  page
    .locator('.arco-space-vertical')
    .filter({ has: page.getByRole('heading', { name: label(key), exact: true }) })
    .last();

const webuiSection = (stage: Stage): Locator => section(stage, 'page.settings.tab.config.server.title');

const tokenField = (stage: Stage): Locator =>
  webuiSection(stage).locator('.arco-input-wrapper', { has: stage.page.locator('input[type=password]') });

const btnStatus = ({ page, label }: Stage): Locator =>
  page.locator('.arco-descriptions', { hasText: label('page.settings.tab.info.btn') }).last();

const natStatus = ({ page }: Stage): Locator => page.locator('.arco-descriptions', { hasText: 'NAT' }).last();

const autostunSwitch = ({ page, label }: Stage): Locator =>
  page.locator('.arco-form-item', { hasText: label('page.settings.tab.autostun.enable') }).locator('.arco-switch');

const autostunButton = ({ button }: Stage): Locator => button('page.settings.tab.autostun.save_config').last();

/** An example of the page about scripts. */
const SCRIPT = `## @NAME Ban only while seeding
## @AUTHOR docs example
## @VERSION 1.0
## @CACHEABLE false
## @THREADSAFE true

if (!torrent.seeding) {
    return 2;
}
return 0;
`;

/** The rule that the tutorial adds, and that has banned the first peer in the ban list. */
export const FIRST_RULE = { method: 'EQUALS', content: 'Transmission 3.00' };

const ruleList = ({ page }: Stage): Locator => page.locator('.arco-collapse-item-active .arco-list-item');

const addRuleButton = ({ page }: Stage): Locator =>
  page.locator('.arco-collapse-item-active .arco-btn', { has: page.locator('.arco-icon-plus') });

/** Adds a rule to the list of client names. The WebUI's list is wider than phones. */
const clientNameRule = (name: string, rule: typeof FIRST_RULE): Screenshot => ({
  name,
  path: '/config?tab=profile',
  width: 625,
  height: 2400,
  css: `
    .arco-collapse-item-active .arco-form-item-label { visibility: hidden }
    .arco-list-wrapper, .arco-list { min-width: 0 !important }
    .arco-list-item { padding-inline: 12px !important }
    .arco-list-item-main .arco-space { flex-wrap: wrap; row-gap: 8px }
    .arco-list-item-main .arco-space-item:has(> .arco-input-wrapper) { flex-basis: 100% }
    .arco-list-item-main br { display: none }
  `,
  prepare: async (stage) => {
    const { page, label } = stage;
    const title = label('page.settings.tab.profile.module.clientNameBlackList');
    await page.locator('.arco-collapse-item-header', { hasText: title }).click();
    await ruleList(stage).first().waitFor();
    await addRuleButton(stage).click();
    const row = ruleList(stage).last();
    const choose = async (index: number, option: string) => {
      await row.locator('.arco-select').nth(index).click();
      await page.locator('.arco-select-option', { hasText: option }).filter({ visible: true }).click();
    };
    await choose(0, rule.method);
    await row.locator('input.arco-input').fill(rule.content);
    await choose(1, label('page.settings.tab.profile.module.banRuleTips.TRUE'));
    await choose(2, label('page.settings.tab.profile.module.banRuleTips.DEFAULT'));
  },
  show: (stage) => [ruleList(stage).locator('..'), addRuleButton(stage)],
  padding: 12,
});

/** Shows bans. The WebUI cuts texts that don't fit into a line, which it measures in a hidden element. */
const banList = (name: string, item: number): Screenshot => ({
  name,
  path: '/list',
  width: 400,
  css: `
    body > [aria-hidden] { white-space: nowrap !important }
    .banlist-item .arco-typography { white-space: normal !important }
  `,
  prepare: async ({ page }) => page.locator('.banlist-item').nth(item).hover(),
  show: ({ page }) => [page.locator('.banlist-item').nth(item)],
  // Within the lines above and below the item.
  padding: 13,
});

/** Shows one of a page's cards. */
const card = (name: string, path: string, index: number): Screenshot => ({
  name,
  path,
  show: ({ page }) => [page.locator('.arco-card').nth(index)],
  padding: 6,
});

const CHART_CSS = '.chart { height: 270px !important }';

/** All screenshots of the WebUI, in the order of the docs. */
export const CATALOG: readonly Screenshot[] = [
  wizardStep('wizard-welcome', 1),
  wizardStep('wizard-token', 2),
  wizardStep('wizard-btn', 3),
  wizardStep('wizard-downloader', 4, '.oobe-content .arco-form'),
  card('status', '/dashboard', 0),
  {
    name: 'downloaders',
    path: '/dashboard',
    width: 400,
    show: ({ page, label }) => [
      page.getByRole('heading', { name: label('page.dashboard.clientStatus.title') }),
      page.locator('.arco-card.card').first(),
    ],
    padding: 6,
  },
  {
    ...addDownloader('qBittorrent', 'http://127.0.0.1:8080', 'admin', 'documentation'),
    firstMark: 2,
    marks: ({ dialog }) => [rows(dialog, 0, 2), rows(dialog, 3, 6), confirm(dialog)],
  },
  {
    ...addDownloader('qBittorrentEE', 'http://127.0.0.1:8080', 'admin', 'documentation'),
    firstMark: 3,
    marks: ({ dialog }) => [rows(dialog, 0), rows(dialog, 2, 6), rows(dialog, 9)],
  },
  addDownloader('Transmission', 'http://127.0.0.1:9091', 'pbh', 'change-me', '/transmission/rpc'),
  {
    ...addDownloader('BiglyBT', 'http://127.0.0.1:7759', 'not-a-real-token'),
    firstMark: 2,
    marks: ({ dialog }) => [rows(dialog, 0, 4), confirm(dialog)],
  },
  addDownloader('Deluge', 'http://127.0.0.1:8112', 'documentation', '/json'),
  addDownloader('BitComet', 'http://127.0.0.1:12345', 'admin', 'documentation'),
  {
    ...addDownloader('Aria2-Next', 'http://localhost:6800/jsonrpc', 'documentation'),
    firstMark: 2,
    marks: ({ dialog }) => [rows(dialog, 0), rows(dialog, 3), rows(dialog, 4)],
  },
  banList('ban-list', 1),
  banList('first-ban', 0),
  {
    ...clientNameRule('rule-row', { method: 'STARTS_WITH', content: 'leechbox/' }),
    firstMark: 2,
    marks: (stage) => [addRuleButton(stage), ruleList(stage).last()],
  },
  clientNameRule('first-rule', FIRST_RULE),
  {
    name: 'ip-list',
    path: '/ruleIp',
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
    width: 860,
    show: ({ page, button }) => [
      button('page.rule_management.ruleSubscribe.addRule'),
      page.locator('.arco-table-th').nth(4),
      page.locator('.arco-table-td').last(),
    ],
    padding: 8,
  },
  {
    name: 'add-subscription',
    path: '/ruleSubscribe',
    prepare: async ({ dialog, button }) => {
      await button('page.rule_management.ruleSubscribe.addRule').click();
      await fillInputs(dialog, ['my-list', 'My list']);
      await dialog.locator('textarea').first().fill('https://lists.example.org/blocked.txt');
    },
    ...DIALOG,
    firstMark: 2,
    marks: ({ dialog }) => [rows(dialog, 0, 2), confirm(dialog)],
  },
  {
    name: 'script-editor',
    path: '/script',
    height: 440,
    css: `
      .arco-drawer { width: 100% !important }
      .arco-drawer .minimap { display: none }
      .arco-drawer-footer .arco-space { flex-wrap: wrap; row-gap: 16px }
      .arco-drawer-footer .arco-input-wrapper { width: 200px !important }
    `,
    prepare: async ({ page, button }) => {
      await button('page.rule.custom-script.add').click();
      await page.locator('.arco-drawer .monaco-editor .view-lines').click();
      await page.evaluate((code) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', code);
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, SCRIPT);
      await fillInputs(page.locator('.arco-drawer'), ['my-rule']);
    },
    show: ({ page }) => [page.locator('.arco-drawer')],
    padding: 0,
    firstMark: 3,
    marks: ({ page }) => [
      page.locator('.arco-drawer-footer .arco-form-item'),
      page.locator('.arco-drawer-body'),
      page.locator('.arco-drawer-footer .arco-btn-primary'),
    ],
  },
  {
    name: 'settings-token',
    path: '/config?tab=config',
    css: FORM_CSS,
    show: (stage) => [webuiSection(stage).locator('.arco-form-item-label'), tokenField(stage)],
    marks: (stage) => [tokenField(stage)],
  },
  {
    name: 'push-channels',
    path: '/config?tab=config',
    width: 410,
    show: (stage) => {
      const push = section(stage, 'page.settings.tab.config.push.title');
      return [push.getByRole('heading'), push.locator('.arco-card'), push.locator('.arco-btn-primary')];
    },
    firstMark: 1,
    marks: ({ button }) => [button('page.settings.tab.config.push.add')],
  },
  {
    name: 'add-push-channel',
    path: '/config?tab=config',
    prepare: async ({ dialog, button, label }) => {
      await button('page.settings.tab.config.push.add').click();
      await dialog.getByText(label('page.settings.tab.config.push.form.type.telegram'), { exact: true }).click();
      await fillInputs(dialog, ['phone', 'documentation', '10000']);
    },
    ...DIALOG,
    firstMark: 2,
    marks: ({ dialog }) => [
      rows(dialog, 0, 1),
      rows(dialog, 2, 3),
      dialog.locator('.arco-modal-footer .arco-btn').first(),
    ],
  },
  {
    name: 'btn-status',
    path: '/config?tab=info',
    show: (stage) => [btnStatus(stage)],
    marks: (stage) => [
      btnStatus(stage).locator('.arco-typography-success'),
      btnStatus(stage).locator('.arco-space-item').nth(-2),
      btnStatus(stage).locator('button').last(),
    ],
  },
  {
    name: 'btn-abilities',
    path: '/config?tab=info',
    prepare: (stage) => btnStatus(stage).locator('button').last().click(),
    ...DIALOG,
    show: ({ dialog }) => [dialog.locator('.arco-modal-header'), dialog.locator('.arco-list-item').first()],
  },
  {
    name: 'autostun',
    path: '/config?tab=lab',
    width: 440,
    height: 2400,
    css: `
      ${FORM_CSS}
      .arco-transfer-view { width: 150px !important; height: 120px !important }
    `,
    prepare: async (stage) => {
      await autostunSwitch(stage).click();
      await stage.page.locator('.arco-transfer').getByText('home (qbittorrent)').click();
      await stage.page.mouse.move(0, 0);
    },
    show: (stage) => [natStatus(stage), autostunButton(stage), stage.page.locator('.arco-transfer')],
    marks: (stage) => [
      natStatus(stage).locator('.arco-tag').last(),
      autostunSwitch(stage).or(stage.page.locator('.arco-transfer')),
      autostunButton(stage),
    ],
  },
  { ...card('chart-ban-trends', '/metricsCharts', 0), css: CHART_CSS },
  { ...card('chart-peer-ids', '/metricsCharts', 1), css: CHART_CSS, width: 460 },
];
