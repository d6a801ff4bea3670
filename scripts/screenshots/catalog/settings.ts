import type { Screenshot, Stage } from '../screenshot';

/** Finds the innermost block of the page that contains the heading. */
const section = ({ page, label }: Stage, key: string) =>
  page
    .locator('.arco-space-vertical')
    .filter({ has: page.getByRole('heading', { name: label(key), exact: true }) })
    .last();

const btnStatus = ({ page, label }: Stage) =>
  page.locator('.arco-descriptions', { hasText: label('page.settings.tab.info.btn') }).last();

/** The tabs of Preferences. */
export const SETTINGS: readonly Screenshot[] = [
  {
    name: 'settings-token',
    path: '/config?tab=config',
    width: 640,
    show: (stage) => [section(stage, 'page.settings.tab.config.server.title')],
    marks: [
      { around: ({ page }) => page.locator('.arco-input-wrapper', { has: page.locator('input[type=password]') }) },
    ],
  },
  {
    name: 'push-channels',
    path: '/config?tab=config',
    width: 640,
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
    show: ({ dialog }) => [dialog],
    padding: 0,
  },
  {
    name: 'btn-status',
    path: '/config?tab=info',
    width: 640,
    show: (stage) => [btnStatus(stage)],
    marks: [{ around: (stage) => btnStatus(stage).locator('button').last() }],
  },
  {
    name: 'btn-abilities',
    path: '/config?tab=info',
    width: 640,
    prepare: (stage) => btnStatus(stage).locator('button').last().click(),
    show: ({ dialog }) => [dialog],
    padding: 0,
  },
  {
    name: 'autostun',
    path: '/config?tab=lab',
    width: 640,
    height: 2400,
    show: ({ page, button }) => [
      page.locator('.arco-descriptions', { hasText: 'NAT' }).last(),
      button('page.settings.tab.autostun.save_config').last(),
      page.locator('.arco-transfer'),
    ],
    marks: [
      {
        around: ({ page, label }) =>
          page
            .locator('.arco-form-item', { hasText: label('page.settings.tab.autostun.enable') })
            .locator('.arco-switch'),
      },
    ],
  },
];
