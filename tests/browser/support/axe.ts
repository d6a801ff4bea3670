import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose results depend on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks WCAG 2.2 AA and axe's best practices in both color modes.
 *
 * @param page in light mode
 * @param within selector of the part to check
 * @returns for each violating element: color mode, rule, then markup
 */
export async function findAxeViolations(page: Page, within = 'html'): Promise<string[]> {
  // During a color transition axe would measure intermediate colors.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const analyze = async (mode: string, builder: AxeBuilder) => {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    const { violations } = await builder.include(within).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${mode}: ${id}: ${html.slice(0, 160)}`));
  };
  // Legacy mode saves the blank page that axe opens to merge the results of frames, which the site doesn't have.
  const newBuilder = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const dark = await analyze('dark', newBuilder().withRules(COLOR_RULES));
  return [...(await analyze('light', newBuilder().withTags(TAGS))), ...dark];
}
