import type { Locator, Page } from '@playwright/test';
import { SITE } from '@/lib/site';
import { expect, test } from '../support/test';

/** Opens a page in print media, as wide as A4 paper without its margins. */
async function openForPrint(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 673, height: 986 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

/** Returns an element's `::after` text, with `attr()` resolved. */
function readTextAfter(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const { content } = getComputedStyle(element, '::after');
    const resolved = content.replace(/attr\(([\w-]+)\)/g, (_, name: string) => `"${element.getAttribute(name)}"`);
    return resolved === 'none' ? '' : resolved.replace(/"\s*"/g, '').replace(/^"|"$/g, '');
  });
}

const DOC = '/en/docs/setup/Docker';
const SHOWCASE = '/en/blog/mdx-blog-post';

test('prints only the article, black on white', async ({ page }) => {
  for (const path of [DOC, SHOWCASE, '/en/markdown-page']) {
    await openForPrint(page, path);
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

test('prints full URLs after links, except section links', async ({ page }) => {
  await openForPrint(page, DOC);
  const internalLink = page.locator(
    `article p a[href="${SITE.basePath}/en/docs/btn/intro"], article li a[href="${SITE.basePath}/en/docs/btn/intro"]`,
  );
  expect(await readTextAfter(internalLink.first())).toBe(` (${SITE.origin}${SITE.basePath}/en/docs/btn/intro)`);
  const chineseLink = page.locator('article a[href*="/docs/category/下载器配置"]').first();
  expect(await readTextAfter(chineseLink)).toBe(` (${SITE.origin}${SITE.basePath}/en/docs/category/下载器配置)`);
  expect(await readTextAfter(page.locator('article a[href^="#"]').first())).toBe('');
});

test('prints all tabs and details, wraps code and clips nothing', async ({ page }) => {
  await openForPrint(page, SHOWCASE);
  const panels = page.locator('[data-tab-panel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel.locator(':scope > p').first()).toBeVisible();
    await expect(panel.locator('pre')).toBeVisible();
  }
  const details = page.locator('article details > div').first();
  expect(await details.evaluate((body) => body.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  expect(await details.evaluate((body) => body.clientHeight)).toBeGreaterThan(20);
  await expect(page.locator('article [popovertarget]').first()).toBeVisible();
  for (const path of [SHOWCASE, DOC, '/en/docs/module/progress-cheat-blocker']) {
    await page.goto(path);
    // Punctuation at the end of a line may hang by a pixel or two.
    const clipped = await page
      .locator('article :is(pre, table, svg, [data-scroll])')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 4 || part.getBoundingClientRect().right > 674)
          .map((part) => part.outerHTML.slice(0, 120)),
      );
    expect(clipped).toEqual([]);
  }
});
