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

test('choices change the file, also with storage blocked, and a choice that breaks bans has an error', async ({
  page,
}) => {
  await blockStorage(page);
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
  const latest = builder(page).locator('.compose-builder-latest');
  await expect(latest).toHaveText('Show docker-compose.ymlmem_limit: 512m');
  await expect(latest).toBeInViewport();
  await field(page, 'memory').fill('x');
  await expect(latest).toBeHidden();
  await expect(file(page), 'dimmed while a choice is invalid').toHaveCSS('opacity', '0.6');
  await field(page, 'memory').fill('512');
  await expect(file(page)).toHaveCSS('opacity', '1');
  await field(page, 'downloader').selectOption('qbittorrent');
  await expect(latest.locator('pre')).toHaveText('qbittorrent:\n  image: lscr.io/linuxserver/qbittorrent:latest\n…', {
    useInnerText: true,
  });
  const address = page.url();
  await latest.getByRole('link').click();
  await expect(file(page)).toBeInViewport();
  expect(page.url()).toBe(address);
});

test('the file leaves the controls below it free, and its buttons stay in view', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1440, height: 700 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    for (const downloader of ['none', 'qbittorrent']) {
      await show(page);
      await field(page, 'downloader').selectOption(downloader);
      const copy = file(page).locator('..').getByRole('button', { name: 'Copy' });
      const download = builder(page).getByRole('button', { name: 'Download' });
      for (const name of ['port', 'timeZone']) {
        await field(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        for (const part of [copy, download, file(page)]) await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      await field(page, 'port').fill('9900');
      await builder(page).getByRole('button', { name: 'Reset' }).click();
      await expect(field(page, 'port')).toHaveValue('9898');
    }
  }
});

test('names stay whole, and lines are compared with the same service of the sample', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await show(page);
    await field(page, 'network').selectOption('bridge');
    await field(page, 'downloader').selectOption('qbittorrent');
    const line = (text: string) => file(page).locator('.compose-builder-line').filter({ hasText: text });
    // In one line.
    const heightOf = async (text: string) => (await line(text).boundingBox())?.height;
    expect(await heightOf('lscr.io/linuxserver/qbittorrent:latest')).toBe(await heightOf('services:'));
    await expect(file(page).locator('mark').filter({ hasText: 'network_mode: host' })).toHaveCount(1);
  }
});

test('the builder has no accessibility violations and no overflow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await field(page, 'downloader').selectOption('qbittorrent');
  await field(page, 'memory').fill('x');
  await field(page, 'memory').fill('128');
  await field(page, 'tag').fill('v1');
  await field(page, 'data').fill('pbh-data');
  expect(await findAxeViolations(page, '.compose-builder')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await builder(page).evaluate((tool) => tool.scrollWidth - tool.clientWidth)).toBeLessThanOrEqual(0);
});

test('the file can be changed and copied by keyboard, and downloaded', async ({ page }) => {
  await show(page);
  await field(page, 'port').press('ControlOrMeta+a');
  // A port can be typed with its address.
  await page.keyboard.type('127.0.0.1:9899');
  await expect(field(page, 'port')).toHaveValue('9899');
  await expect(field(page, 'localOnly')).toBeChecked();
  await builder(page).getByRole('button', { name: 'Copy' }).first().press('Enter');
  await expect(builder(page).locator('.island-copy [role=status]').first()).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(parse(copied)).toEqual(await readFile(page));
  expect(copied).toContain('- PBH_PORT=9899');
  const downloadEvent = page.waitForEvent('download');
  await builder(page).getByRole('button', { name: 'Download' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('docker-compose.yml');
  expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
});

test('choices are stored only while the reader opts in', async ({ page }) => {
  await open(page);
  await field(page, 'remember').check();
  await field(page, 'port').fill('9000');
  await open(page);
  await expect(field(page, 'port')).toHaveValue('9000');
  await field(page, 'remember').uncheck();
  expect(await page.evaluate(() => localStorage.getItem('compose-builder'))).toBeNull();
  await open(page);
  await expect(field(page, 'port')).toHaveValue('9898');
});
