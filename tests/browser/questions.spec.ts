import { expect, test } from './support/test';

for (const [from, to] of [
  ['/en/docs/faq#port-in-use', '/en/docs/faq/start#port-in-use'],
  [
    '/docs/faq/#why-cant-i-edit-custom-scripts-what-is-read-only-mode',
    '/docs/faq/maintenance#why-cant-i-edit-custom-scripts-what-is-read-only-mode',
  ],
  ['/docs/faq#config-persist.banlist', '/docs/faq/maintenance#settings-persist'],
] as const)
  test(`an old link to a question opens its answer: ${from} @dev`, async ({ page }) => {
    await page.goto('/docs/intro');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
  });

test('an edited address opens the answer too', async ({ page }) => {
  await page.goto('/en/docs/faq');
  await page.evaluate(() => {
    location.hash = '#backup';
  });
  await expect(page).toHaveURL('/en/docs/faq/maintenance#backup');
});
