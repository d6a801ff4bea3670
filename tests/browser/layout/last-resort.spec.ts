import { buildCopy } from '../../support/build-copy';
import { freePort, type Host } from '../../support/host';
import { startStrictServer } from '../../support/strict-server';
import { EDITIONS } from '../support/editions';
import { expect, test } from '../support/test';

/** Only where pages carry the framework can the layout crash; development has an overlay of its own for that. */
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

  for (const { lang, prefix, crashed, again, main } of EDITIONS) {
    for (const theme of ['light', 'dark']) {
      test(`a crash of the layout itself leaves words and a button in ${lang}, ${theme}`, async ({
        page,
        complaints,
      }) => {
        test.setTimeout(30_000);
        // The layout listens for pointers to fetch pages ahead; this document refuses to be listened to.
        await page.addInitScript((choice) => {
          localStorage.setItem('theme', choice);
          const { addEventListener } = document;
          document.addEventListener = (...[type, ...rest]: Parameters<typeof addEventListener>) => {
            if (type === 'mouseover') throw new Error('broken on purpose');
            addEventListener.call(document, type, ...rest);
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
        await expect(page.getByRole('button', { name: again })).toHaveCSS('border-radius', '8px');
        complaints.list.length = 0;
      });
    }
  }
});
