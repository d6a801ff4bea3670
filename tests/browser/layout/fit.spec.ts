import { EDITIONS, PAGES } from '../support/editions';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 768, 996, 997, 1280, 1920];

for (const { lang, prefix } of EDITIONS)
  for (const [kind, path] of Object.entries(PAGES))
    test(`${kind} has no horizontal overflow at any width in ${lang}`, async ({ page, pageErrors }) => {
      await page.goto(prefix + path);
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

test('nothing moves while the HTML of a page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  // Slow enough for several paints before the page is complete.
  const network = { offline: false, latency: 100, downloadThroughput: 30_000, uploadThroughput: 30_000 };
  await devtools.send('Network.emulateNetworkConditions', network);
  for (const { path, width } of [
    { path: PAGES.doc, width: 390 },
    { path: `/en${PAGES.blog}`, width: 1280 },
    { path: '/en/', width: 1280 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
  }
});

for (const [name, content] of [
  [
    'wider text spacing',
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
  ['text at 200%', ':root { font-size: 200% }'],
] as const)
  test(`${name} causes no overflow, and keeps every control of the header in the viewport`, async ({
    browser,
    baseURL,
  }) => {
    // The page's security policy would block the test's styles; it doesn't apply to the user styles that they imitate.
    const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGES.doc);
    await page.addStyleTag({ content });
    const controls = page.getByRole('banner').locator('a, button, input').filter({ visible: true });
    expect(await controls.count()).toBeGreaterThan(3);
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.close();
  });

for (const [path, width] of [
  ['/docs/module/progress-cheat-blocker', 390],
  ['/en/docs/network/http-server', 1280],
] as const)
  test(`no line begins with the punctuation behind an explained term: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const terms = await page.locator('article button[popovertarget]').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const after = button.parentElement?.lastChild;
        if (!(after instanceof Text)) return [];
        const range = document.createRange();
        range.selectNode(after);
        const gap = range.getBoundingClientRect().left - button.getBoundingClientRect().right;
        return [{ text: `${button.textContent}${after.data}`, isBeside: Math.abs(gap) < 1 }];
      }),
    );
    expect(terms.length).toBeGreaterThan(1);
    expect(terms.filter(({ isBeside }) => !isBeside)).toEqual([]);
  });
