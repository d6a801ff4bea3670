import { EDITIONS } from '../support/editions';
import { expect, test } from '../support/test';

for (const edition of EDITIONS) {
  const { lang, prefix } = edition;

  test.describe(`errors in ${lang}`, () => {
    // Pages of the export have no framework that could crash.
    test('a crash stays inside the layout and can be tried again @dev-only', async ({ page, complaints }) => {
      // The sidebar asks for the session's storage in an effect, and trusts it to be there or to throw an exception it catches.
      await page.addInitScript(() => {
        Object.assign(window, { broken: true });
        const { closest } = Element.prototype;
        Element.prototype.querySelectorAll = new Proxy(Element.prototype.querySelectorAll, {
          apply(target, self, args) {
            if (
              self instanceof Element &&
              self.matches('[data-sidebar]') &&
              'broken' in window &&
              !closest.call(self, 'dialog')
            ) {
              throw new Error('broken on purpose');
            }
            return Reflect.apply(target, self, args);
          },
        });
      });
      await page.goto(`${prefix}/`);
      await page.evaluate(() => sessionStorage.setItem('docs-sidebar', '{"open":[],"scrollTop":0}'));
      await page
        .getByRole('navigation', { name: edition.main, exact: true })
        .getByRole('link', { name: edition.docs, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: edition.crashed })).toBeVisible();
      await expect(page.getByRole('navigation', { name: edition.main, exact: true })).toBeVisible();
      await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
      await page.getByRole('button', { name: edition.again }).click();
      await expect(page.getByRole('navigation', { name: edition.sidebar })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: edition.crashed })).toHaveCount(0);
      complaints.list.length = 0;
    });

    test('an unknown address has its language, a search box and likely pages', async ({ page, complaints }) => {
      const response = await page.goto(`${prefix}/docs/nope?x#y`);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: edition.notFound })).toBeVisible();
      await expect(page).toHaveTitle(`${edition.notFound} | PeerBanHelper`);
      await expect(page.getByRole('navigation', { name: edition.main, exact: true })).toHaveCount(1);
      const box = main.getByRole('searchbox');
      await box.fill('docker');
      await box.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=docker`);
      await page.goBack();
      await main.getByRole('link').first().click();
      await expect(page).toHaveURL(`${prefix}/docs/intro`);
      complaints.list = complaints.list.filter((text) => !text.includes('404'));
    });
  });
}

test('the not-found page without scripts speaks both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/nope`);
  for (const { notFound } of EDITIONS) {
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  }
  await context.close();
});
