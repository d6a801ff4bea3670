import type { Locator, Page } from '@playwright/test';
import type { FindText } from './responses.server';

/** The page and the helpers that the functions of a screenshot use. */
export interface Stage {
  page: Page;
  /** Returns a text of the WebUI in the language of the screenshot. */
  label(key: string): string;
  /** Finds the button with a text of the WebUI. */
  button(key: string): Locator;
  dialog: Locator;
}

/** A screenshot in the catalog. Each screenshot is taken in every language and color mode. */
export interface Screenshot {
  /** Name of its files, and of `<Screenshot name="…">`. */
  name: string;
  path: string;
  /** Whether the tool starts for the first time, so that it shows the wizard. */
  isFirstStart?: boolean;
  /** Width of the viewport; that of a phone when absent. The WebUI's layout changes at 768 pixels. */
  width?: number;
  /** Height of the viewport; 1400 when absent. */
  height?: number;
  /** Narrows what the WebUI makes wider than the viewport, and removes empty space. */
  css?: string;
  /** Brings the WebUI into the state that the screenshot shows. */
  prepare?: (stage: Stage) => Promise<void>;
  /** The elements that the screenshot shows. It is cropped to their bounding box. */
  show: (stage: Stage) => readonly Locator[];
  /** Space around the bounding box in pixels; 16 when absent. */
  padding?: number;
  /** The elements that get a ring. All elements that a locator finds get one ring. Several rings are numbered. */
  marks?: (stage: Stage) => readonly Locator[];
  /** Number of the first ring: the step that it belongs to. */
  firstMark?: number;
}

/** A page that changes in more frames than this counts as endlessly animated. */
const MAX_FRAMES = 20;

/** The page's clock advances by this time between frames, which is longer than any animation of the WebUI. */
const STEP_MS = 1500;

const STILL_CSS = '*, *::before, *::after { animation: none !important; transition: none !important }';

const RING_GAP_PX = 4;

export async function takeScreenshot(page: Page, screenshot: Screenshot, findText: FindText): Promise<Buffer> {
  const label = (key: string) => findText(`webui:${key}`);
  const button = (key: string) => page.getByRole('button', { name: label(key), exact: true });
  const dialog = page.locator('.arco-modal').filter({ visible: true });
  const stage: Stage = { page, label, button, dialog };
  await page.addInitScript(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    `${STILL_CSS} ${screenshot.css ?? ''}`,
  );
  await page.goto(screenshot.path);
  await screenshot.prepare?.(stage);
  const shown = screenshot.show(stage);
  for (const locator of shown) await locator.first().waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
  await shown[0]?.first().scrollIntoViewIfNeeded();
  await settle(page);
  const marked = screenshot.marks?.(stage) ?? [];
  const clip = await findClip([...shown, ...marked], screenshot, page);
  const firstNumber = screenshot.firstMark ?? (marked.length > 1 ? 1 : undefined);
  for (const [index, element] of marked.entries())
    await drawRing(element, firstNumber === undefined ? '' : `${firstNumber + index}`, clip);
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

type Clip = Awaited<ReturnType<typeof findClip>>;

/** Draws a ring over the page, with a label at its corner. The WebUI doesn't use its color for controls. */
async function drawRing(element: Locator, label: string, clip: Clip): Promise<void> {
  const box = await findBox([element], RING_GAP_PX);
  await element.page().evaluate(
    ({ box, label, clip }) => {
      const left = Math.max(box.left, clip.x + 2);
      const right = Math.min(box.right, clip.x + clip.width - 2);
      const { top, bottom } = box;
      const ring = document.createElement('div');
      ring.style.cssText = `position:fixed;z-index:99999;pointer-events:none;box-sizing:border-box;border:3px solid #e8590c;border-radius:8px;box-shadow:0 0 0 1.5px #fff,inset 0 0 0 1.5px #fff;left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
      if (label) {
        const badge = document.createElement('span');
        badge.textContent = label;
        badge.style.cssText = `position:absolute;top:${Math.max(-14, clip.y + 2 - top)}px;left:${Math.max(-16, clip.x + 2 - left)}px;width:22px;height:22px;border-radius:50%;background:#e8590c;box-shadow:0 0 0 1.5px #fff;color:#fff;font:700 14px/22px sans-serif;text-align:center`;
        ring.append(badge);
      }
      document.body.append(ring);
    },
    { box, label, clip },
  );
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
async function findClip(locators: readonly Locator[], { padding = 16 }: Screenshot, page: Page) {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await findBox(locators, padding);
  const x = Math.max(0, Math.round(box.left));
  const y = Math.max(0, Math.round(box.top));
  const width = Math.min(viewport.width, Math.round(box.right)) - x;
  const height = Math.min(viewport.height, Math.round(box.bottom)) - y;
  return { x, y, width, height };
}

/** Returns the bounding box of all elements that the locators find, and the padding. Throws when none is visible. */
async function findBox(locators: readonly Locator[], padding: number) {
  const elements = (await Promise.all(locators.map((locator) => locator.all()))).flat();
  const boxes = (await Promise.all(elements.map((element) => element.boundingBox()))).filter((box) => box !== null);
  if (boxes.length === 0)
    throw new Error(`No visible element for ${locators}. Fix its locator in scripts/screenshots/catalog.ts.`);
  return {
    left: Math.min(...boxes.map(({ x }) => x)) - padding,
    top: Math.min(...boxes.map(({ y }) => y)) - padding,
    right: Math.max(...boxes.map(({ x, width }) => x + width)) + padding,
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)) + padding,
  };
}
