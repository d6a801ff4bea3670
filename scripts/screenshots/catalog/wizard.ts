import type { Screenshot, Stage } from '../screenshot';

const TOKEN = 'documentation-not-a-real-token';

const next = (stage: Stage) => stage.button('page.oobe.action.next');
const content = ({ page }: Stage) => [page.locator('.oobe-content > *'), page.locator('.oobe-footer button').last()];

/** Fills in each step of the first-start wizard. */
const STEPS: readonly ((stage: Stage) => Promise<void>)[] = [
  async ({ page }) => {
    await page.locator('.oobe-main .arco-checkbox-icon').click();
    await page.locator('.oobe-main .arco-checkbox-checked').waitFor();
  },
  async ({ page }) => page.locator('.oobe-main input').fill(TOKEN),
  async () => undefined,
  async (stage) => {
    const { page } = stage;
    await page.locator('.oobe-main .arco-select').click();
    await page.locator('.arco-select-option', { hasText: /^qBittorrent$/ }).click();
    await page.locator('.oobe-main .arco-form-item').nth(3).waitFor();
  },
  async () => undefined,
];

async function goToStep(stage: Stage, step: number): Promise<void> {
  for (const [index, fillIn] of STEPS.slice(0, step).entries()) {
    if (index > 0) await next(stage).click();
    await fillIn(stage);
  }
}

const wizardStep = (name: string, step: number, size = { width: 1060, height: 740 }): Screenshot => ({
  name,
  path: '/',
  scene: 'first-start',
  ...size,
  prepare: (stage) => goToStep(stage, step),
  show: content,
});

export const WIZARD: readonly Screenshot[] = [
  wizardStep('wizard-welcome', 1),
  wizardStep('wizard-token', 2),
  wizardStep('wizard-btn', 3),
  wizardStep('wizard-downloader', 4, { width: 1200, height: 1100 }),
];
