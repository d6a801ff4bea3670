import { expect, test } from './support/test';

const PAGE = '/en/blog/mdx-blog-post';

test('code is copied without numbers and deleted lines, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const block = page.locator('figure', { hasText: 'data/config/profile.yml' }).first();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'module:\n  progress-cheat-blocker:\n    enabled: true\n    maximum-difference: 0.15',
  );
});

test('code that may not be copied stays selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(PAGE);
  const block = page.locator('figure', { hasText: 'data/config/profile.yml' }).first();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button')).toHaveAttribute('data-message', 'Could not copy; press Ctrl+C');
  expect(await page.evaluate(() => String(getSelection()))).toContain('maximum-difference: 0.15');
});

test('tabs work by keyboard, stay in step, and are remembered without a jump', async ({ page }) => {
  await page.goto(PAGE);
  const tabs = page.getByRole('tablist').first();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Docker');
  await tabs.getByRole('tab', { name: 'Docker' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Windows' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toContainText('Get-Content');
  await expect(page.getByText('docker logs --tail 50')).toBeHidden();

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
      document.title += shifts.filter((value) => value > 0.001).join('!');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('tablist').first().getByRole('tab', { selected: true })).toHaveText('Windows');
  await expect(page).toHaveTitle(/^[^!]*$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all alternatives show, and so does everything else', async ({ page, complaints }) => {
    await page.goto(PAGE);
    for (const text of ['docker logs --tail 50', 'Get-Content', 'journalctl --unit']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' }).first()).toBeHidden();
    await page.getByText('Why unfold anything?').click();
    await expect(page.getByText('Complete examples, and details that few need')).toBeVisible();
    // Chromium gives up scripts that it was told to fetch and may not run.
    complaints.list = complaints.list.filter((complaint) => !/^failed: .*\.js$/.test(complaint));
  });
});

test('an image opens over the page and closes with Esc', async ({ page }) => {
  await page.goto(PAGE);
  const link = page.getByRole('link', { name: 'Two maps of 72 pieces each.' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Two maps of 72 pieces each.' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('what is too wide scrolls inside itself and is within reach of the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/en/docs/module/progress-cheat-blocker');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  const wide = page.locator('pre[tabindex="0"]').first();
  await expect(wide).toHaveAttribute('role', 'group');
  await expect(wide).toHaveAttribute('aria-label', /.+/);
});

test('an address of a configuration key shows its row', async ({ page }) => {
  await page.goto('/docs/module/progress-cheat-blocker#config-module.progress-cheat-blocker.minimum-size');
  await expect(page.locator(':target').getByRole('rowheader', { name: 'minimum-size' })).toBeInViewport();
});

test('tabs of the next page work after a change of page without a load', async ({ page }) => {
  await page.goto('/en/docs/setup/Docker');
  await page.evaluate(() => {
    document.title = 'same document';
    document.querySelector<HTMLElement>('a[href="/en/docs/network/http-server"]')?.click();
  });
  await page.waitForURL('**/network/http-server');
  const lists = page.getByRole('tablist');
  await expect(lists.first()).toBeVisible();
  for (const list of await lists.all()) await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.locator('[data-tab-panel]:visible')).toHaveCount(await lists.count());
  const last = lists.last().getByRole('tab').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
});
