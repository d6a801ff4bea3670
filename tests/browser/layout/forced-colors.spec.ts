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

/** Controls whose label or icon must be readable with forced colors, which accessibility checkers don't see. */
const CONTROLS: { path: string; name: string; find: (page: Page) => Locator }[] = [
  { path: '/en/', name: 'primary button', find: (page) => page.getByRole('main').getByRole('link').first() },
  { path: '/en/', name: 'theme switch', find: (page) => page.getByRole('banner').getByRole('button').last() },
  { path: '/en/docs/intro', name: 'search box', find: (page) => page.getByRole('combobox') },
  { path: '/en/docs/faq', name: 'edit link', find: (page) => page.getByRole('link', { name: 'Edit this page' }) },
  { path: '/en/docs/faq', name: 'log field', find: (page) => page.getByRole('main').getByRole('textbox').first() },
  { path: '/en/blog/mdx-blog-post', name: 'tab', find: (page) => page.getByRole('tab').first() },
  {
    path: '/en/blog/mdx-blog-post',
    name: 'copy button',
    find: (page) => page.getByRole('button', { name: 'Copy' }).first(),
  },
  { path: '/en/search', name: 'context choice', find: (page) => page.getByRole('main').getByRole('combobox').last() },
  {
    path: '/en/no-such-page',
    name: 'button of the not-found page',
    find: (page) => page.getByRole('main').getByRole('button').first(),
  },
];

/**
 * Returns the largest number of changes between dark and bright along a row of pixels. A background that is drawn behind
 * text without contrast has two, a label or an icon more.
 */
async function countStrokes(control: Locator): Promise<number> {
  const image = (await control.screenshot()).toString('base64');
  return control.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    // Borders and outlines at the edges say nothing about the label.
    const { data, width, height } = context.getImageData(5, 5, bitmap.width - 10, bitmap.height - 10);
    const isBright = (x: number, y: number) => (data[4 * (y * width + x) + 1] ?? 0) > 127;
    const changes = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width - 1 }, (_, x) => isBright(x, y) !== isBright(x + 1, y)).filter(Boolean),
    );
    return Math.max(...changes.map(({ length }) => length));
  }, image);
}

for (const { path, name, find } of CONTROLS)
  test(`with forced colors, the ${name} on ${path} is readable`, async ({ page, pageErrors }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await countStrokes(find(page)), colorScheme).toBeGreaterThan(2);
    }
    pageErrors.ignore(/404/);
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
