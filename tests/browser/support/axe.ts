import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules on colors, which alone can find something else in the other mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds by its own rules, which are WCAG 2.2 AA and best practices, in both color modes.
 *
 * @param page in light mode
 * @param within selector of the only part to look at
 * @returns a line for each element: color mode, rule, then markup
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  // A color that is still changing is measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (mode: string, builder: AxeBuilder) => {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    const { violations } = await builder.include(within).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${mode}: ${id}: ${html.slice(0, 160)}`));
  };
  // Without frames there is nothing to put together, for which axe would open another page.
  const newBuilder = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const dark = await look('dark', newBuilder().withRules(COLOR_RULES));
  return [...(await look('light', newBuilder().withTags(TAGS))), ...dark];
}
