import { EDITIONS, PAGES, type PageKind } from '../support/editions';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 768, 996, 997, 1280, 1920];
const KINDS = Object.keys(PAGES) as PageKind[];

for (const { lang, prefix } of EDITIONS) {
  for (const kind of KINDS) {
    test(`${kind} fits every width in ${lang}`, async ({ page, complaints }) => {
      await page.goto(prefix + PAGES[kind]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { overflow, culprits } = await page.evaluate(() => {
          const wide = document.documentElement.clientWidth;
          const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
            const { right, width: size } = element.getBoundingClientRect();
            return size > 0 && right > wide + 1 && !element.closest('[data-scroll], pre, dialog');
          });
          return {
            overflow: document.documentElement.scrollWidth - wide,
            culprits: beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
          };
        });
        expect(overflow, `at ${width}: ${culprits.join('\n')}`).toBeLessThanOrEqual(0);
      }
      complaints.list = complaints.list.filter((text) => !text.includes('404'));
    });
  }

  test(`wider letters and lines lose nothing in ${lang}`, async ({ browser, baseURL }) => {
    // The page's policy doesn't apply to a reader's own styles, but to a test's.
    const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix + PAGES.doc);
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page.getByRole('link', { name: 'PeerBanHelper' }).first()).toBeInViewport();
    await page.close();
  });
}

test('text of twice the size keeps every tool of the header on the screen', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGES.doc);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const tools = page.getByRole('banner').locator('a, button, input').filter({ visible: true });
  expect(await tools.count()).toBeGreaterThan(3);
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();
});

for (const kind of KINDS) {
  test(`${kind} does not shift while it loads`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!hadRecentInput)
            Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/en${PAGES[kind]}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    complaints.list = complaints.list.filter((text) => !text.includes('404'));
  });
}

test('targets are 24 px or more, or have space around them', async ({ page }) => {
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
