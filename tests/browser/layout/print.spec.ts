import type { Locator, Page } from '@playwright/test';
import { SITE } from '@/lib/site';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test } from '../support/test';

/** A page as wide as A4 between its margins, on the way to paper. */
async function print(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 673, height: 986 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

/** What follows an element on paper, with the addresses that `attr()` inserts. */
function printedAfter(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const { content } = getComputedStyle(element, '::after');
    const whole = content.replace(/attr\(([\w-]+)\)/g, (_, name: string) => `"${element.getAttribute(name)}"`);
    return whole === 'none' ? '' : whole.replace(/"\s*"/g, '').replace(/^"|"$/g, '');
  });
}

for (const { lang, prefix } of EDITIONS) {
  const showcase = `${prefix}/blog/mdx-blog-post`;

  test(`paper shows the article alone, dark on white, in ${lang}`, async ({ page }) => {
    for (const path of [prefix + PAGES.doc, showcase, prefix + PAGES.plain]) {
      await print(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').filter({ visible: true, hasText: 'Telegram' })).toHaveCount(0);
      const colors = await page
        .locator('article p')
        .first()
        .evaluate((text) => ({
          text: getComputedStyle(text).color,
          page: getComputedStyle(document.documentElement).backgroundColor,
          scheme: getComputedStyle(document.documentElement).colorScheme,
        }));
      expect(colors).toEqual({ text: 'rgb(0, 0, 0)', page: 'rgba(0, 0, 0, 0)', scheme: 'light' });
    }
  });

  test(`paper spells links out, whole and once, in ${lang}`, async ({ page }) => {
    await print(page, prefix + PAGES.doc);
    const inside = page.locator(
      `article p a[href="${SITE.basePath}${prefix}/docs/btn/intro"], article li a[href="${SITE.basePath}${prefix}/docs/btn/intro"]`,
    );
    expect(await printedAfter(inside.first())).toBe(` (${SITE.origin}${SITE.basePath}${prefix}/docs/btn/intro)`);
    const chinese = page.locator('article a[href*="/docs/category/下载器配置"]').first();
    expect(await printedAfter(chinese)).toBe(` (${SITE.origin}${SITE.basePath}${prefix}/docs/category/下载器配置)`);
    const sections = await page.locator('article :is(a[href^="#"], [data-bare])').all();
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) expect(await printedAfter(section)).toBe('');
    await page.goto(showcase);
    const cards = await page.locator('article p a[href*="/docs/category/"]').all();
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(await printedAfter(card)).toBe('');
  });

  test(`paper unfolds tabs and details, wraps code and cuts nothing off in ${lang}`, async ({ page }) => {
    await print(page, showcase);
    const panels = page.locator('[data-tab-panel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel.locator(':scope > p').first()).toBeVisible();
      await expect(panel.locator('pre')).toBeVisible();
    }
    expect(
      await page
        .locator('article details > div')
        .first()
        .evaluate((body) => body.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    expect(
      await page
        .locator('article details > div')
        .first()
        .evaluate((body) => body.clientHeight),
    ).toBeGreaterThan(20);
    await expect(page.locator('article [popovertarget]').first()).toBeVisible();
    for (const path of [showcase, prefix + PAGES.doc, `${prefix}/docs/module/progress-cheat-blocker`]) {
      await page.goto(path);
      // A mark at the end of a line may hang by a pixel or two.
      const cut = await page
        .locator('article :is(pre, table, svg, [data-scroll])')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.scrollWidth > part.clientWidth + 4 || part.getBoundingClientRect().right > 674)
            .map((part) => part.outerHTML.slice(0, 120)),
        );
      expect(cut).toEqual([]);
    }
  });
}
