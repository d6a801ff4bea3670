import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe';
import { expect, test } from './support/test';

const PAGE = '/en/docs/faq';
const PORT = 'Bind to port already in use';

const LOG = [
  '[12:00:00] [main/INFO]: PeerBanHelper v9.5.0 says hello',
  'peerbanhelper  | [12:00:01] [w/INFO]: [Ban] 203.0.113.7:51413, PeerId=-XL0012-, ClientName=x, Progress=0, Uploaded=1, Downloaded=2, Torrent=My holiday, Reason=x',
  'Nov 22 12:00:02 nas java[812]: [12:00:02] [main/ERROR]: Bind to port 9898 already in use. It could caused by: (1)More than one PBH instance is running (for example: Install as System Service); (2)Other application using this port (e.g Uplay, Ubisoft connect)',
  '[12:00:03] [main/ERROR]: 无法连接到下载器，登录时出现网络错误：Connection refused: 192.168.1.20',
  '[12:00:04] [main/ERROR]: Cannot frobnicate /home/jane doe/secret.txt token=hunter2',
  'java.lang.IllegalStateException: outer',
  '\tat com.ghostchu.peerbanhelper.Main.main(Main.java:10)',
  'Caused by: java.lang.RuntimeException: inner',
  '\t... 12 more',
].join('\n');

const lookup = (page: Page) => page.locator('site-island[data-name="log-lookup"]');
const field = (page: Page) => lookup(page).getByRole('textbox');

async function enterLog(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await expect(lookup(page)).not.toHaveAttribute('aria-busy');
  await expect(lookup(page).getByRole('status').first()).toBeAttached();
  await field(page).fill(text);
}

test('problems are listed with links to their explanations, and nothing is sent', async ({ page }) => {
  await page.goto(PAGE);
  await expect(field(page)).toHaveAccessibleName(/Lines of your log/);
  await enterLog(page, 'Hello');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await enterLog(page, LOG);
  const problems = lookup(page).getByRole('region', { name: 'Causes and fixes' });
  await expect(problems.getByRole('listitem')).toHaveCount(2);
  await expect(problems.getByRole('link', { name: PORT })).toHaveAttribute('href', `${PAGE}/start#port-in-use`);
  const unknown = lookup(page).getByRole('region', { name: 'Errors and warnings that no page explains' });
  await expect(unknown.getByRole('listitem')).toHaveCount(1);
  await expect(unknown).toContainText('java.lang.RuntimeException: inner');
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('frobnicate');
  const status = lookup(page).getByRole('status').first();
  await expect(status).toHaveText('3 problems: 2 explained below, 1 not in the docs.2 normal messages, nothing to do.');
  await enterLog(page, '[12:00:00] [main/INFO]: Hello');
  await expect(status).toHaveText('No problem: this line is a normal message.');
  await enterLog(page, 'it does not ban anything');
  await expect(status).toHaveText('1 line isn’t recognized; it may not be from PBH’s log.');
  const search = lookup(page).getByRole('link', { name: 'it does not ban anything' });
  await expect(search).toHaveAttribute('href', '/en/search?q=it%20does%20not%20ban%20anything');
  await expect(search).toHaveAttribute('target', '_blank');
});

test('the report has no private values', async ({ page }) => {
  await page.goto(PAGE);
  await enterLog(page, LOG);
  await lookup(page).getByRole('button', { name: 'Copy for an issue' }).press('Enter');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('PeerBanHelper v9.5.0');
  expect(report).toMatch(/- \[.*\/docs\/faq\/start#port-in-use\)/);
  expect(report).toContain('Cannot frobnicate <path> token=<secret>');
  expect(report).toContain('Connection refused: <private-ip>');
  for (const secret of ['203.0.113.7', '192.168.1.20', 'jane', 'hunter2', 'My holiday'])
    expect(report).not.toContain(secret);
});

test('results have no accessibility violations and no overflow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE);
  await enterLog(page, LOG);
  await expect(lookup(page).getByRole('region')).toHaveCount(2);
  expect(await findAxeViolations(page, 'site-island')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await lookup(page).evaluate((tool) => tool.scrollWidth - tool.clientWidth)).toBeLessThanOrEqual(0);
});
