import type { Page } from '@playwright/test';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test, untilStarted } from '../support/test';

/** The mode of each frame until the page has loaded, so that a flash can't hide between two looks. */
async function recordModes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const modes: string[] = [];
    const look = () => {
      if (document.body) modes.push(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { modes });
  });
}
const readModes = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { modes: string[] }).modes)].join(' '));

for (const edition of EDITIONS) {
  const { lang, prefix } = edition;
  const names = { light: edition.light, dark: edition.dark };

  test.describe(`colour mode in ${lang}`, () => {
    test('is light first whatever the system says, switches, and is remembered @dev', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(prefix + PAGES.doc);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await untilStarted(page);
      await page.getByRole('button', { name: names.light, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0f1617');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(page.getByRole('button', { name: names.dark, exact: true })).toBeVisible();
      await untilStarted(page);
      await page.getByRole('button', { name: names.dark, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    test('never shows the other colour while loading, code blocks included', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await recordModes(page);
      await page.goto(prefix + PAGES.doc);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => readModes(page)).toBe('dark');
      const luminance = await page
        .locator('pre')
        .first()
        .evaluate((pre) => {
          let element: Element | null = pre;
          while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
            element = element.parentElement;
          const [r = 0, g = 0, b = 0] = getComputedStyle(element ?? pre)
            .backgroundColor.match(/[\d.]+/g)!
            .map(Number);
          return r + g + b;
        });
      expect(luminance).toBeLessThan(150);
    });
  });
}

test('code changes its colours with the page, and back', async ({ page }) => {
  const colors = () =>
    page.locator('article figure pre').evaluateAll((blocks) =>
      blocks.flatMap((block) =>
        [block, ...block.querySelectorAll('span')].map((part) => {
          const { color, backgroundColor } = getComputedStyle(part);
          return `${color} on ${backgroundColor}`;
        }),
      ),
    );
  await page.goto('/en/blog/mdx-blog-post');
  const light = await colors();
  expect(new Set(light).size, 'the code is highlighted').toBeGreaterThan(4);
  await page.getByRole('button', { name: /currently light/ }).click();
  await expect.poll(async () => (await colors()).filter((color, index) => color === light[index])).toEqual([]);
  const dark = await colors();
  await page.reload();
  await expect.poll(colors).toEqual(dark);
  await page.getByRole('button', { name: /currently dark/ }).click();
  await expect.poll(colors).toEqual(light);
});

test('open tabs follow one another', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/en/docs/intro');
  await other.getByRole('button', { name: /currently light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('works, unremembered, where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/en/docs/setup/Docker');
  await page.getByRole('button', { name: /currently light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /currently dark/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Install PeerBanHelper with Docker');
});

test('works, unremembered, where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/en/docs/setup/Docker');
  await page.getByRole('button', { name: /currently light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
