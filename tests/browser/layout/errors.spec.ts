import { EDITIONS, MESSAGES } from '../support/editions';
import { expect, test } from '../support/test';

for (const { lang, prefix } of EDITIONS)
  test(`the 404 page is in the language of the address, with a search box and links: ${lang}`, async ({
    page,
    pageErrors,
  }) => {
    const { 'notFound.title': title, 'navbar.label': label } = MESSAGES[lang];
    const response = await page.goto(`${prefix}/docs/nope?x#y`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(`${title} | PeerBanHelper`);
    await expect(page.getByRole('navigation', { name: label, exact: true })).toHaveCount(1);
    const box = main.getByRole('searchbox');
    await box.fill('docker');
    await box.press('Enter');
    await expect(page).toHaveURL(`${prefix}/search?q=docker`);
    // The URL changes before the page does.
    await expect(main.getByRole('heading', { level: 1 })).toContainText('docker');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(`${prefix}/docs/intro`);
    pageErrors.ignore(/404/);
  });

test('the 404 page offers the page with the nearest address', async ({ page, pageErrors }) => {
  await page.goto('/en/downloader/qbitorent');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/en/docs/downloader/qBittorrent',
  );
  pageErrors.ignore(/404/);
});
