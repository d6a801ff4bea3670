import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Reads an element's visual styles except its text color, which forced colors can override. */
function readStyles(locator: Locator): Promise<Record<string, string>> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const { fontWeight, backgroundColor, textDecorationLine, outlineColor, outlineStyle } = style;
    const { borderInlineStartColor, borderInlineStartWidth, borderBlockEndColor, borderBlockEndWidth } = style;
    return {
      fontWeight,
      backgroundColor,
      textDecorationLine,
      outline: outlineStyle === 'none' ? '' : outlineColor,
      start: borderInlineStartWidth === '0px' ? '' : borderInlineStartColor,
      end: borderBlockEndWidth === '0px' ? '' : borderBlockEndColor,
    };
  });
}

/** Current, selected or highlighted elements, each with an element to compare with. */
const HIGHLIGHTS: {
  name: string;
  path: string;
  current: string;
  other: string;
  prepare?: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the current doc in the sidebar',
    path: '/en/docs/setup/Docker',
    current: '[data-sidebar] ul ul a[aria-current]',
    other: '[data-sidebar] ul ul a:not([aria-current])',
  },
  {
    name: 'the selected tab',
    path: '/en/blog/mdx-blog-post',
    current: '[role=tab][aria-selected=true]',
    other: '[role=tab][aria-selected=false]',
  },
  {
    name: 'the selected search result',
    path: '/en/docs/intro',
    current: '[role=option][aria-selected=true]',
    other: '[role=option][aria-selected=false]',
    async prepare(page) {
      await page.getByRole('combobox').fill('docker');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'a highlighted search term',
    path: '/en/docs/intro?_highlight=downloaders',
    current: 'article p mark',
    other: 'article p',
  },
  {
    name: 'the current language in the menu',
    path: '/en/',
    current: 'header a[hreflang][aria-current]',
    other: 'header a[hreflang]:not([aria-current])',
    prepare: (page) => page.getByRole('button', { name: 'Languages' }).click(),
  },
];

const SETTINGS = [
  { forcedColors: 'active' },
  { forcedColors: 'active', colorScheme: 'dark' },
  { forcedColors: 'none', contrast: 'more' },
] as const;

for (const { name, path, current, other, prepare } of HIGHLIGHTS)
  test(`with forced colors or more contrast, ${name} stands out by more than its text color`, async ({ page }) => {
    await page.goto(path);
    await prepare?.(page);
    for (const media of SETTINGS) {
      await page.emulateMedia(media);
      await expect(page.locator(current).first()).toBeVisible();
      const styles = await readStyles(page.locator(current).first());
      expect(styles, JSON.stringify(media)).not.toEqual(await readStyles(page.locator(other).first()));
    }
  });

test('diagrams fit a phone without scrolling and are legible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/docs/intro', '/en/docs/intro', '/docs/module/multi-dial', '/en/docs/module/multi-dial']) {
    await page.goto(path);
    const diagrams = page.locator('article figure svg').filter({ visible: true });
    await expect(diagrams.first()).toBeVisible();
    for (const diagram of await diagrams.all()) {
      const { clientWidth, scrollWidth, textHeight } = await diagram.evaluate((svg) => ({
        clientWidth: svg.parentElement?.clientWidth ?? 0,
        scrollWidth: svg.parentElement?.scrollWidth ?? 0,
        textHeight: Math.min(...[...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().height)),
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      // A line of 12 px text is higher than 13 px.
      expect(textHeight).toBeGreaterThan(13);
    }
  }
});
