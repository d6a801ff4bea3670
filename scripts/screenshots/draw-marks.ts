import type { Locator, Page } from '@playwright/test';

const GAP_PX = 4;

/**
 * Draws rings over the page, each with an optional label at its corner. The WebUI doesn't use their color for controls.
 */
export async function drawMarks(page: Page, rings: readonly { around: Locator; label: string }[]): Promise<void> {
  for (const { around, label } of rings) {
    const box = await around.first().boundingBox();
    if (!box)
      throw new Error(
        `No visible element for a mark: ${around.toString()}. Fix its locator in scripts/screenshots/catalog.`,
      );
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
      { ...box, label, gap: GAP_PX },
    );
  }
}
