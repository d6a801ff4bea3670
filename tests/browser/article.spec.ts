import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { holdRequests } from './support/hold-requests';
import { recordLayoutShifts } from './support/record-layout-shifts';
import { isSameDocument, markDocument } from './support/same-document';
import { ABORTED_SCRIPTS, expect, test, waitForStart } from './support/test';

const PAGE = '/en/blog/mdx-blog-post';

test('copies code without line numbers and deleted lines, and announces it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const block = page.locator('figure', { hasText: 'data/config/profile.yml' }).first();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'module:\n  progress-cheat-blocker:\n    enabled: true\n    maximum-difference: 0.15',
  );
});

test('tabs work by keyboard and are restored without a layout shift', async ({ page }) => {
  await page.goto(PAGE);
  const tabs = page.getByRole('tablist').first();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Docker');
  await tabs.getByRole('tab', { name: 'Docker' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Windows' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toContainText('Get-Content');
  await expect(page.getByText('docker logs --tail 50')).toBeHidden();

  const readShifts = await recordLayoutShifts(page);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('tablist').first().getByRole('tab', { selected: true })).toHaveText('Windows');
  expect((await readShifts()).filter((value) => value > 0.001)).toEqual([]);
});

test('a page opens at a tab while another set of its group follows', async ({ page }) => {
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { start, end } = select('site-tabs', fromHtml(html))?.position ?? {};
    const copy = html.slice(start?.offset, end?.offset).replaceAll('tabs-1', 'tabs-copy');
    await route.fulfill({ response, body: html.slice(0, end?.offset) + copy + html.slice(end?.offset) });
  });
  await page.goto(PAGE);
  const second = await page.locator('site-tabs').first().locator('[data-tab-panel]').nth(1).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${PAGE}#${second}`);
  for (const set of [0, 1])
    await expect(page.getByRole('tablist').nth(set).getByRole('tab', { selected: true })).toHaveText('Windows');
});

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

test('an image opens in a dialog and closes with Escape', async ({ page }) => {
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

test('wide code scrolls inside its block and can be focused', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/en/docs/setup/Docker');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  const wideBlock = page.locator('pre[tabindex="0"]').first();
  await expect(wideBlock).toHaveAttribute('role', 'group');
  await expect(wideBlock).toHaveAttribute('aria-label', /.+/);
});

test('a URL with the fragment of a configuration key scrolls to its row', async ({ page }) => {
  await page.goto('/docs/module/progress-cheat-blocker#config-module.progress-cheat-blocker.minimum-size');
  await expect(page.locator(':target').getByRole('rowheader', { name: 'minimum-size' })).toBeInViewport();
});

test('tabs work after client-side navigation', async ({ page }) => {
  await page.goto('/en/docs/setup/Docker');
  await waitForStart(page);
  await markDocument(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/en/docs/network/http-server"]')?.click());
  await page.waitForURL('**/network/http-server');
  const lists = page.getByRole('tablist');
  await expect(lists.first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  for (const list of await lists.all()) await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.locator('[data-tab-panel]:visible')).toHaveCount(await lists.count());
  const last = lists.last().getByRole('tab').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
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

test('an old fragment scrolls to its section without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/network/http-server#更改-webui-token`);
  await expect(page.locator('#reset-token')).toBeInViewport();
  await context.close();
});

test('on a phone, messages and commands wrap, and the copy button covers no code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/docs/setup/Synology DSM/Imnks', '/en/docs/setup/Docker', '/en/docs/faq']) {
    await page.goto(path);
    const blocks = await page.locator('[data-code] pre').evaluateAll((elements) =>
      elements.map((pre) => {
        for (let details = pre.closest('details'); details; details = details.parentElement!.closest('details'))
          details.open = true;
        const button = pre.parentElement!.querySelector('button')!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(pre);
        const { right } = pre.getBoundingClientRect();
        return {
          text: pre.textContent,
          isWide: pre.scrollWidth > pre.clientWidth && /^(log|text|bash|sh)$/.test(pre.dataset.language ?? ''),
          isCovered: [...range.getClientRects()].some(
            (line) => Math.min(line.right, right) > button.left && line.top < button.bottom && line.bottom > button.top,
          ),
        };
      }),
    );
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.filter(({ isWide, isCovered }) => isWide || isCovered)).toEqual([]);
  }
});
