import type { Page } from '@playwright/test';
import { readChoices, writeChoices } from '@/lib/compose/compose-choices';
import { holdRequests } from './support/hold-requests';
import { expect, test, waitForStart } from './support/test';

/** A file of the site without a script. Opening it ends a page, which then stores the state of its sidebar. */
const FILE = '/robots.txt';

/** Stores a text under every key that the site reads. */
async function storeEverywhere(page: Page, text: string): Promise<void> {
  await page.goto(FILE);
  await page.evaluate((value) => {
    const keys = ['theme', 'docs-preferred-version', 'search.recent', 'compose-builder', 'tabs.qbittorrent-kind'];
    for (const key of [...keys, `tabs.${value}`]) localStorage.setItem(key, value);
    sessionStorage.setItem('docs-sidebar', value);
  }, text);
}

async function readStorage(page: Page): Promise<Record<string, string>> {
  await page.goto(FILE);
  return page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
}

// What a browser does with them; tests/stored-values.dom.test.ts checks any text.
for (const [name, text] of [
  ['fields of wrong types', '{"open":null,"scrollTop":[[]]}'],
  ['a position beyond the end', '{"open":["downloader"],"scrollTop":1e308}'],
  ['the end of a selector', '"] *){} html{display:none!important} [a="\ud800\0'],
  ['very long text', '\n'.repeat(300_000)],
] as const) {
  test(`a page works with stored values of another's making, until the reader replaces them: ${name}`, async ({
    page,
  }) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const group = sidebar.locator('details[data-group="module"]');
    const panel = page.getByRole('main').locator('[data-tab-panel]:visible');
    await storeEverywhere(page, text);

    const release = await holdRequests(page, '**/_site/start-*.js');
    await page.goto('/en/docs/downloader/qBittorrent', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(panel).toHaveCount(1);
    release();
    await waitForStart(page);
    await expect(panel).toHaveCount(1);
    await expect(sidebar.getByRole('link', { name: 'qBittorrent', exact: true })).toBeInViewport();

    await group.locator('> summary').click();
    await page.getByRole('tab', { name: 'Docker, NAS, qbittorrent-nox' }).click();
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.focus();
    await expect(page.locator('.search-panel')).toBeAttached();
    await box.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(0);
    await box.fill('tracker');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/_highlight=/);

    await page.goto('/en/docs/setup/Docker');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(group).toHaveAttribute('open', '');
    await page.locator('.compose-builder').scrollIntoViewIfNeeded();
    await page.locator('.compose-builder-more').evaluate((options) => options.setAttribute('open', ''));
    await page.locator('.compose-builder [name=ipv6]').click();
    await expect(page).toHaveURL(/#compose-builder=.*ipv6/);
    const { 'compose-builder': choices = '', ...stored } = await readStorage(page);
    expect(stored).toMatchObject({
      theme: 'dark',
      'docs-preferred-version': 'current',
      'tabs.qbittorrent-kind': 'nox',
      'search.recent': expect.stringMatching(/^\["tracker"[^ ]*\]$/),
      'docs-sidebar': expect.stringMatching(/^\{"open":\[.*"module".*\],"scrollTop":\d+\}$/),
    });
    expect(readChoices(choices).ipv6).toBe(true);
    expect(writeChoices(readChoices(choices))).toBe(choices);
  });
}
