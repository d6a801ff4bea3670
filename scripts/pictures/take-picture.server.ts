import type { Locator, Page } from '@playwright/test';
import { drawMarks } from './draw-marks';
import type { FindText } from './find-text';
import { ORIGIN } from './open-webui.server';
import type { Picture, Stage } from './picture';

/** How often a picture may still change before it counts as moving without end. */
const MAX_FRAMES = 20;

/** Longer than any animation of the WebUI. */
const STEP_MS = 1500;

/** Takes one picture on a page that `openWebui` has made. */
export async function takePicture(page: Page, picture: Picture, findText: FindText): Promise<Buffer> {
  const label = (key: string) => findText(`webui:${key}`);
  const button = (key: string) => page.getByRole('button', { name: label(key), exact: true });
  const dialog = page.locator('.arco-modal').filter({ visible: true });
  const stage: Stage = { page, label, button, dialog };
  await page.goto(`${ORIGIN}${picture.path}`);
  await page.addStyleTag({ content: '*,*::before,*::after{animation:none!important;transition:none!important}' });
  await picture.prepare?.(stage);
  const shown = picture.show(stage);
  for (const locator of shown) await locator.first().waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
  await shown[0]?.first().scrollIntoViewIfNeeded();
  await settle(page);
  const rings = (picture.marks ?? []).map(({ around, number = '' }) => ({ around: around(stage), label: `${number}` }));
  const clip = await boxAround([...shown, ...rings.map(({ around }) => around)], picture, page);
  await drawMarks(page, rings);
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** Waits until two frames are the same. The page's own clock moves on, so that animations end however slow the machine is. */
async function settle(page: Page): Promise<void> {
  let last: Buffer | undefined;
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    await page.clock.runFor(STEP_MS);
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (last?.equals(next)) return;
    last = next;
  }
  throw new Error('The page keeps moving.');
}

/** The box around all elements, in whole pixels and within the window. */
async function boxAround(locators: readonly Locator[], { padding = 16, maxWidth }: Picture, page: Page) {
  const boxes = await Promise.all(locators.map((locator) => locator.first().boundingBox()));
  const found = boxes.filter((box) => box !== null);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(Math.min(...found.map(({ x }) => x)) - padding));
  const top = Math.max(0, Math.floor(Math.min(...found.map(({ y }) => y)) - padding));
  const right = Math.min(
    window.width,
    left + (maxWidth ?? window.width),
    Math.ceil(Math.max(...found.map(({ x, width }) => x + width)) + padding),
  );
  const bottom = Math.min(window.height, Math.ceil(Math.max(...found.map(({ y, height }) => y + height)) + padding));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
