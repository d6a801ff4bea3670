import type { Locator, Page } from '@playwright/test';

/** A ring around an element, and the number at its corner. */
export interface Ring {
  around: Locator;
  number?: number | undefined;
}

const GAP = 4;

/** Draws rings over the page. Their color differs from all that the WebUI uses for its controls. */
export async function drawMarks(page: Page, rings: readonly Ring[]): Promise<void> {
  for (const { around, number } of rings) {
    const box = await around.first().boundingBox();
    if (!box) throw new Error(`There is nothing to draw a mark around: ${around.toString()}`);
    await page.evaluate(
      ({ x, y, width, height, label, gap }) => {
        const ring = document.createElement('div');
        ring.style.cssText = `position:fixed;z-index:99999;pointer-events:none;box-sizing:border-box;border:3px solid #e8590c;border-radius:8px;box-shadow:0 0 0 1.5px #fff,inset 0 0 0 1.5px #fff;left:${x - gap}px;top:${y - gap}px;width:${width + 2 * gap}px;height:${height + 2 * gap}px`;
        if (label) {
          const badge = document.createElement('span');
          badge.textContent = label;
          badge.style.cssText =
            'position:absolute;inset-block-start:-12px;inset-inline-start:-12px;inline-size:22px;block-size:22px;border-radius:50%;background:#e8590c;box-shadow:0 0 0 1.5px #fff;color:#fff;font:700 14px/22px sans-serif;text-align:center';
          ring.append(badge);
        }
        document.body.append(ring);
      },
      { ...box, label: number === undefined ? '' : String(number), gap: GAP },
    );
  }
}
