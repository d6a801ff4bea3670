import { buildCopy } from '../../support/build-copy';
import { freePort, type Host } from '../../support/host';
import { startStrictServer } from '../../support/strict-server';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test } from '../support/test';

test.describe('built with the framework', () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const folder = buildCopy('framework', { SHIP_FRAMEWORK: '1' }, { warm: true });
    const port = await freePort();
    const server = await startStrictServer({ folder, port });
    host = { origin: `http://localhost:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
  });
  test.afterAll(() => host?.stop());

  for (const { lang, prefix, crashed, main } of EDITIONS) {
    test(`every kind of page in ${lang} is taken over without a complaint`, async ({ page }) => {
      for (const path of Object.values(PAGES).filter((one) => one !== PAGES.notFound)) {
        await page.goto(`${host.origin}${prefix}${path}`);
        // Only React leaves its mark on elements.
        await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
        await expect(page.getByRole('navigation', { name: main, exact: true })).toBeAttached();
        await expect(page.getByRole('heading', { level: 1, name: crashed })).toHaveCount(0);
      }
    });

    test(`a search in ${lang} leads to its page without a new document`, async ({ page }) => {
      await page.goto(`${host.origin}${prefix}/docs/intro`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.keyboard.press('/');
      await page.keyboard.type('docker');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/docs\/setup\/Docker/);
      await expect(page.locator('article mark').first()).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  // Only where pages carry the framework can the layout crash; development has an overlay of its own for that.
  for (const { lang, prefix, crashed, again, main } of EDITIONS) {
    for (const theme of ['light', 'dark']) {
      test(`a crash of the layout itself leaves words and a way on in ${lang}, ${theme}`, async ({
        page,
        complaints,
      }) => {
        test.setTimeout(30_000);
        // The layout listens for pointers to fetch pages ahead; this document refuses to be listened to, but by React.
        await page.addInitScript((choice) => {
          localStorage.setItem('theme', choice);
          const { addEventListener } = document;
          document.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
            const isOurs = type === 'mouseover' && typeof options === 'object' && options.signal !== undefined;
            if (isOurs && sessionStorage.getItem('mended') === null) throw new Error('broken on purpose');
            addEventListener.call(document, type, listener, options);
          };
        }, theme);
        await page.goto(`${host.origin}${prefix}/docs/intro`);
        const heading = page.getByRole('heading', { level: 1, name: crashed });
        await expect(heading).toBeVisible();
        const layout = page.getByRole('navigation', { name: main, exact: true });
        await expect(layout).toHaveCount(0);
        await expect(page).toHaveTitle(crashed);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        // The stylesheet outlives the layout: the page is no bare text.
        const button = page.getByRole('button', { name: again });
        await expect(button).toHaveCSS('border-radius', '8px');
        await page.evaluate(() => sessionStorage.setItem('mended', ''));
        await button.click();
        await expect(layout).toBeVisible();
        await expect(heading).toHaveCount(0);
        complaints.list.length = 0;
      });
    }
  }
});
