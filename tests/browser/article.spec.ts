import { holdRequests } from './support/hold-requests';
import { expect, test, waitForStart } from './support/test';

test('choices of the reader apply before the script has loaded', async ({ page }) => {
  await page.goto('/en/docs/network/http-server');
  await waitForStart(page);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const panels = page.locator('site-tabs').first().locator('[data-tab-panel]');
  const group = page.locator('[data-sidebar] > ul > li > details:not([open])').last();
  const folder = await group.getAttribute('data-group');
  await tabs.last().click();
  await group.locator('summary').first().click();
  await page.getByRole('button', { name: /currently light/ }).click();
  const release = await holdRequests(page, '**/_site/start-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(panels.last()).toBeVisible();
  await expect(panels.first()).toBeHidden();
  await expect(page.locator(`details[data-group="${folder}"]`)).toHaveAttribute('open', '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => customElements.get('site-tabs'))).toBeUndefined();
  release();
});

test('a doc is copied as Markdown, which is fetched on demand', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/en/docs/module/multi-dial');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/en/docs/module/multi-dial.md',
  );
  expect(requestedPaths).not.toContain('/en/docs/module/multi-dial.md');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Multi-dialing blocker\n\n> /);
});
