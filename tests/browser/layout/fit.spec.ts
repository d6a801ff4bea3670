import { EDITIONS, PAGES, type PageKind } from '../support/editions';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 768, 996, 997, 1280, 1920];
const KINDS = Object.keys(PAGES) as PageKind[];

for (const { lang, prefix } of EDITIONS) {
  for (const kind of KINDS) {
    test(`${kind} has no horizontal overflow at any width in ${lang}`, async ({ page, pageErrors }) => {
      await page.goto(prefix + PAGES[kind]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { overflow, culprits } = await page.evaluate(() => {
          const viewportWidth = document.documentElement.clientWidth;
          const overflowing = [...document.body.querySelectorAll('*')].filter((element) => {
            const { right, width: size } = element.getBoundingClientRect();
            return size > 0 && right > viewportWidth + 1 && !element.closest('[data-scroll], pre, dialog');
          });
          return {
            overflow: document.documentElement.scrollWidth - viewportWidth,
            culprits: overflowing.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
          };
        });
        expect(overflow, `at ${width}: ${culprits.join('\n')}`).toBeLessThanOrEqual(0);
      }
      pageErrors.ignore(/404/);
    });
  }
}

test('wider text spacing causes no overflow', async ({ browser, baseURL }) => {
  // The page's security policy would block the test's styles; it doesn't apply to the user styles that they imitate.
  const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en${PAGES.doc}`);
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.getByRole('link', { name: 'PeerBanHelper' }).first()).toBeInViewport();
  await page.close();
});

test('text at 200% keeps every control of the header in the viewport', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGES.doc);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const controls = page.getByRole('banner').locator('a, button, input').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(3);
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();
});

test('pointer targets are at least 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/docs/setup/Docker');
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header button, footer li a, nav a, nav button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect().toJSON() }))
      .filter(({ box }) => box.width > 1),
  );
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter(({ box }) => box.width < 24 || box.height < 24)).toEqual([]);
});
