import { holdRequests } from './support/hold-requests';
import { ABORTED_SCRIPTS, expect, test, waitForStart } from './support/test';

const PAGE = '/en/blog/mdx-blog-post';

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all tab panels and unfolds details', async ({ page, pageErrors }) => {
    await page.goto(PAGE);
    for (const text of ['docker logs --tail 50', 'Get-Content', 'journalctl --unit']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' }).first()).toBeHidden();
    await page.getByText('Why unfold anything?').click();
    await expect(page.getByText('Complete examples, and details that few need')).toBeVisible();
    pageErrors.ignore(ABORTED_SCRIPTS);
  });
});

test('a doc is copied as Markdown, which is fetched on demand', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
