import type { Locator, Page } from '@playwright/test';
import { drawMarks } from './draw-marks';
import type { FindText } from './find-text';
import { ORIGIN } from './open-webui.server';
import type { Screenshot, Stage } from './screenshot';

/** A page that changes in more frames than this counts as endlessly animated. */
const MAX_FRAMES = 20;

/** The page's clock advances by this time between frames, which is longer than any animation of the WebUI. */
const STEP_MS = 1500;

/** Takes a screenshot on a page from `openWebui`. */
export async function takeScreenshot(page: Page, screenshot: Screenshot, findText: FindText): Promise<Buffer> {
  const label = (key: string) => findText(`webui:${key}`);
  const button = (key: string) => page.getByRole('button', { name: label(key), exact: true });
  const dialog = page.locator('.arco-modal').filter({ visible: true });
  const stage: Stage = { page, label, button, dialog };
  await page.goto(`${ORIGIN}${screenshot.path}`);
  await page.addStyleTag({ content: '*,*::before,*::after{animation:none!important;transition:none!important}' });
  await screenshot.prepare?.(stage);
  const shown = screenshot.show(stage);
  for (const locator of shown) await locator.first().waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
  await shown[0]?.first().scrollIntoViewIfNeeded();
  await settle(page);
  const rings = (screenshot.marks ?? []).map(({ around, number = '' }) => ({
    around: around(stage),
    label: `${number}`,
  }));
  const clip = await findClip([...shown, ...rings.map(({ around }) => around)], screenshot, page);
  await drawMarks(page, rings);
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** Waits until two frames are the same. Advances the page's clock, so that animations end even on a slow machine. */
async function settle(page: Page): Promise<void> {
  let last: Buffer | undefined;
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    await page.clock.runFor(STEP_MS);
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (last?.equals(next)) return;
    last = next;
  }
  throw new Error(`The page still changes after ${MAX_FRAMES} frames.`);
}

/** Returns the bounding box of all elements and the padding, in whole pixels and within the viewport. */
async function findClip(locators: readonly Locator[], { padding = 16, maxWidth }: Screenshot, page: Page) {
  const boxes = await Promise.all(locators.map((locator) => locator.first().boundingBox()));
  const visible = boxes.filter((box) => box !== null);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(Math.min(...visible.map(({ x }) => x)) - padding));
  const top = Math.max(0, Math.floor(Math.min(...visible.map(({ y }) => y)) - padding));
  const right = Math.min(
    viewport.width,
    left + (maxWidth ?? viewport.width),
    Math.ceil(Math.max(...visible.map(({ x, width }) => x + width)) + padding),
  );
  const bottom = Math.min(
    viewport.height,
    Math.ceil(Math.max(...visible.map(({ y, height }) => y + height)) + padding),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}
