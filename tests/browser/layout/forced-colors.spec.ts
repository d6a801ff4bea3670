import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** How an element looks apart from its text's colour, which says nothing where the reader has set one. */
function look(locator: Locator): Promise<Record<string, string>> {
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

/** What is current or chosen in each of the lists that have such a thing, beside one that is not. */
const CHOICES: {
  name: string;
  path: string;
  current: string;
  other: string;
  prepare?: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the section of the table of contents',
    path: '/en/docs/setup/Docker',
    current: 'site-toc li a[aria-current]',
    other: 'site-toc li a:not([aria-current])',
    prepare: (page) => page.mouse.wheel(0, 1500),
  },
  {
    name: 'the doc in the sidebar',
    path: '/en/docs/setup/Docker',
    current: '[data-sidebar] ul ul a[aria-current]',
    other: '[data-sidebar] ul ul a:not([aria-current])',
  },
  {
    name: 'the part of the docs in the sidebar',
    path: '/en/docs/faq',
    current: '[data-sidebar] > ul > li > a[aria-current]',
    other: '[data-sidebar] > ul > li > a:not([aria-current])',
  },
  {
    name: 'the chosen tab',
    path: '/en/blog/mdx-blog-post',
    current: '[role=tab][aria-selected=true]',
    other: '[role=tab][aria-selected=false]',
  },
  {
    name: 'the chosen result',
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
    name: 'the words that were searched for',
    path: '/en/docs/intro?_highlight=downloaders',
    current: 'article p mark',
    other: 'article p',
  },
  {
    name: 'the language in the menu',
    path: '/en/',
    current: 'header a[hreflang][aria-current]',
    other: 'header a[hreflang]:not([aria-current])',
    prepare: (page) => page.getByRole('button', { name: 'Languages' }).click(),
  },
  {
    name: 'a marked line of code',
    path: '/en/blog/mdx-blog-post',
    current: 'pre mark.line',
    other: 'pre span.line',
  },
];

for (const [setting, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['forced colours on black', { forcedColors: 'active', colorScheme: 'dark' }],
  ['more contrast', { contrast: 'more' }],
] as const) {
  for (const { name, path, current, other, prepare } of CHOICES) {
    test(`with ${setting}, ${name} is told by more than the colour of its words`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto(path);
      await prepare?.(page);
      await expect(page.locator(current).first()).toBeVisible();
      expect(await look(page.locator(current).first())).not.toEqual(await look(page.locator(other).first()));
    });
  }

  test(`with ${setting}, drawings have their words in the reader’s colours`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/en/docs/intro');
    const svg = page.locator('article figure svg').first();
    const word = svg.locator('text').first();
    const fill = await word.evaluate((text) => getComputedStyle(text).fill);
    const ground = await svg
      .locator('rect')
      .first()
      .evaluate((box) => getComputedStyle(box).fill);
    const brightness = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
    expect(Math.abs(brightness(fill) - brightness(ground))).toBeGreaterThan(380);
  });
}

for (const width of [320, 390]) {
  test(`drawings fit a phone of ${width} px without scrolling and can be read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const prefix of ['', '/en']) {
      for (const path of ['/docs/intro', '/docs/setup/Docker', '/docs/module/multi-dial', '/docs/downloader/Deluge']) {
        await page.goto(prefix + path);
        const drawings = page.locator('article figure svg').filter({ visible: true });
        await expect(drawings.first()).toBeVisible();
        for (const drawing of await drawings.all()) {
          const { room, needed, text } = await drawing.evaluate((svg) => ({
            room: svg.parentElement?.clientWidth ?? 0,
            needed: svg.parentElement?.scrollWidth ?? 0,
            text: Math.min(...[...svg.querySelectorAll('text')].map((one) => one.getBoundingClientRect().height)),
          }));
          expect(needed).toBeLessThanOrEqual(room);
          // The height of a line of 12 px.
          expect(text).toBeGreaterThan(13);
        }
      }
    }
  });
}
