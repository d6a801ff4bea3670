import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { findAxeViolations } from './support/axe';
import { blockStorage } from './support/block-storage';
import { expect, test } from './support/test';

const PAGE = '/en/docs/setup/Docker';
const builder = (page: Page) => page.locator('.compose-builder');
const field = (page: Page, name: string) => builder(page).locator(`[name="${name}"]`);
const file = (page: Page) => builder(page).locator('pre[data-code]');
const status = (page: Page) => builder(page).locator('[role=status]:not(.island-copy *)');
const readSavedChoices = (page: Page) => page.evaluate(() => localStorage.getItem('compose-builder'));

test.use({ timezoneId: 'Europe/Berlin' });

async function show(page: Page): Promise<void> {
  await page.goto(PAGE);
  await builder(page).scrollIntoViewIfNeeded();
  await expect(field(page, 'port')).toBeVisible();
}

async function open(page: Page): Promise<void> {
  await show(page);
  await builder(page).locator('.compose-builder-more > summary').click();
}

/** Parses the shown file, without the text for screen readers. */
async function readFile(page: Page) {
  const text = await file(page).evaluate((pre) => {
    const copy = pre.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
    return copy.textContent;
  });
  return parse(text) as { services: Record<string, Record<string, unknown>> };
}

test('choices change the file, and a choice that breaks bans has an error', async ({ page }) => {
  await show(page);
  const choose = (name: string) => builder(page).getByRole('combobox', { name, exact: true });
  await choose('Network').selectOption('Bridge');
  await expect(file(page).locator('mark')).toHaveCount(2);
  await expect(file(page)).toContainText('- "9898:9898"');
  await choose('Downloader').selectOption('qBittorrent');
  await expect(file(page)).toContainText('lscr.io/linuxserver/qbittorrent');
  const network = choose('Downloader’s network');
  await network.selectOption('Bridge');
  await expect(network).toHaveAccessibleDescription(/inbound peers can appear as 172\.17\.0\.1/);
  await expect(network).toHaveAttribute('aria-invalid', 'true');
  await expect(builder(page).locator('a[href$="#downloader-network"]').first()).toBeVisible();
  await expect(status(page)).toHaveText('The file works, but there can be peers that PBH can’t ban.');
});

test('a wide screen shows the file while the reader chooses, a phone the lines that a choice changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await field(page, 'memory').fill('768');
  const memoryLine = file(page).getByText('768m');
  await expect(memoryLine).toBeInViewport();
  await expect(builder(page).locator('.compose-builder-latest')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page, 'memory').fill('512');
  await expect(memoryLine).not.toBeInViewport();
  await expect(builder(page).locator('.compose-builder-latest')).toHaveText('mem_limit: 512m');
  await expect(builder(page).locator('.compose-builder-latest')).toBeInViewport();
});

test('a port can be typed with its address', async ({ page }) => {
  await show(page);
  const port = builder(page).getByRole('textbox', { name: 'WebUI port', exact: true });
  const localOnly = builder(page).getByRole('checkbox', { name: /^Only the host itself/ });
  await expect(localOnly).toBeHidden();
  await port.fill('');
  await port.pressSequentially('127.0.0.1:9899');
  await expect(port).toHaveValue('9899');
  await expect(localOnly).toBeChecked();
  await page.reload();
  await expect(localOnly).toBeVisible();
  await expect(port).toHaveValue('9899');
});

test('the builder has no accessibility violations and no overflow', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await field(page, 'downloader').selectOption('qbittorrent');
    await field(page, 'memory').fill('x');
    await field(page, 'memory').fill('128');
    await field(page, 'tag').fill('v1');
    await field(page, 'data').fill('pbh-data');
    expect(await findAxeViolations(page, '.compose-builder')).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    // Only narrow pages are tested, because the media queries of wide layouts don't depend on the root's font size.
    if (width === 390) {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await builder(page).evaluate((tool) => tool.scrollWidth - tool.clientWidth)).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
  }
});

test('the file can be changed and copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await show(page);
  await field(page, 'port').press('ControlOrMeta+a');
  await page.keyboard.type('9899');
  await builder(page).getByRole('button', { name: 'Copy' }).first().press('Enter');
  await expect(builder(page).locator('.island-copy [role=status]').first()).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(parse(copied)).toEqual(await readFile(page));
  expect(copied).toContain('- PBH_PORT=9899');
});

test('changed lines stay marked in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await field(page, 'memory').fill('512');
  const colorsOf = (text: string) =>
    file(page)
      .locator('.compose-builder-line')
      .filter({ hasText: text })
      .evaluate((line) => ({
        border: getComputedStyle(line).borderInlineStartColor,
        text: getComputedStyle(line.querySelector('.p') ?? line).color,
      }));
  const [changed, unchanged] = [await colorsOf('mem_limit'), await colorsOf('restart')];
  expect(changed.border).not.toBe(unchanged.border);
  expect(changed.text).toBe(unchanged.text);
});

test('the file can be downloaded', async ({ page }) => {
  await open(page);
  const downloadEvent = page.waitForEvent('download');
  await builder(page).getByRole('button', { name: 'Download' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('docker-compose.yml');
  expect(parse(readFileSync(await download.path(), 'utf8'))).toEqual(await readFile(page));
});

test('a link with choices applies them on the open page, before and after the builder loads', async ({ page }) => {
  await page.goto(PAGE);
  const openState = (state: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, `compose-builder=${state}`);
  await openState('port=9001');
  await expect(field(page, 'port')).toHaveValue('9001');
  await expect(builder(page)).toBeInViewport();
  await openState('port=9002&network=bridge');
  await expect(field(page, 'port')).toHaveValue('9002');
  await expect(file(page)).toContainText('- "9002:9898"');
  await page.goBack();
  await expect(field(page, 'port')).toHaveValue('9001');
});

test('choices are stored only while the reader opts in', async ({ page }) => {
  await open(page);
  await field(page, 'remember').check();
  await field(page, 'port').fill('9000');
  await open(page);
  await expect(field(page, 'port')).toHaveValue('9000');
  await field(page, 'remember').uncheck();
  expect(await readSavedChoices(page)).toBeNull();
  await open(page);
  await expect(field(page, 'port')).toHaveValue('9898');
});

test('works when storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await open(page);
  await field(page, 'remember').check();
  await field(page, 'port').fill('9001');
  await expect(file(page)).toContainText('PBH_PORT=9001');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the lines that choices change', async ({ page }) => {
    await page.goto(PAGE);
    await expect(builder(page).getByText('mem_limit: 512m')).toBeVisible();
    await expect(builder(page)).toContainText('- PBH_PORT=9899');
    await expect(builder(page)).toContainText('- PBH_SERVERADDRESS=127.0.0.1');
  });
});
