import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe';
import { paste } from './support/paste';
import { expect, test } from './support/test';

const EDITIONS = [
  {
    prefix: '',
    label: /日志内容/,
    copy: '复制，用于提交 issue',
    explained: '有说明的问题',
    unexplained: '文档里没有的错误和警告',
    port: '“端口监听失败，端口已被其它进程占用”',
    nothing: '无须处理：这 1 行里没有报告问题的。',
  },
  {
    prefix: '/en',
    label: /Lines of your log/,
    copy: 'Copy for an issue',
    explained: 'Explained problems',
    unexplained: 'Errors and warnings that no page explains',
    port: '“Bind to port already in use”',
    nothing: 'Nothing to do: none of these lines (1) reports a problem.',
  },
] as const;

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

for (const edition of EDITIONS) {
  const { prefix, label, copy, explained, unexplained, port, nothing } = edition;

  test(`problems are listed with links to their explanations: ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/docs/faq`);
    await expect(field(page)).toHaveAccessibleName(label);
    await enterLog(page, LOG);
    const problems = lookup(page).getByRole('region', { name: explained });
    await expect(problems.getByRole('listitem')).toHaveCount(2);
    await expect(problems.getByRole('link', { name: port })).toHaveAttribute('href', `${prefix}/docs/faq#port-in-use`);
    const unknown = lookup(page).getByRole('region', { name: unexplained });
    await expect(unknown.getByRole('listitem')).toHaveCount(1);
    await expect(unknown).toContainText('java.lang.RuntimeException: inner');
    await enterLog(page, 'Hello');
    await expect(lookup(page).getByRole('status').first()).toHaveText(nothing);
  });

  test(`the report has no private values: ${prefix || '/'}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${prefix}/docs/faq`);
    await enterLog(page, LOG);
    await lookup(page).getByRole('link', { name: port }).click();
    await expect(page).toHaveURL(/#port-in-use$/);
    await lookup(page).getByRole('button', { name: copy }).press('Enter');
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('PeerBanHelper v9.5.0');
    expect(report).toMatch(/- \[x\] .*\/docs\/faq#port-in-use\)/);
    expect(report).toContain('Cannot frobnicate <path> token=<secret>');
    expect(report).toContain('`<private-ip>` × 1');
    for (const secret of ['203.0.113.7', '192.168.1.20', 'jane', 'hunter2', 'My holiday'])
      expect(report).not.toContain(secret);
  });

  test(`results have no accessibility violations and no overflow: ${prefix || '/'}`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/docs/faq`);
      await enterLog(page, LOG);
      await expect(lookup(page).getByRole('region')).toHaveCount(2);
      expect(await findAxeViolations(page, 'site-island')).toEqual([]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      // Only narrow pages are tested, because the media queries of wide layouts don't depend on the root's font size.
      if (width > 390) continue;
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await lookup(page).evaluate((tool) => tool.scrollWidth - tool.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('the explanation can be opened by keyboard', async ({ page }) => {
  await page.goto('/en/docs/faq');
  await enterLog(page, LOG);
  await expect(lookup(page).getByRole('link', { name: /Bind to port/ })).toBeVisible();
  await expect(field(page)).toBeFocused();
  const focused = [];
  for (const role of ['button', 'button', 'link'] as const) {
    await page.keyboard.press('Tab');
    await expect(lookup(page).getByRole(role).and(page.locator(':focus'))).toBeVisible();
    focused.push(await page.locator(':focus').textContent());
  }
  expect(focused).toEqual(['Copy for an issue', 'Clear', '“Bind to port already in use”']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#port-in-use$/);
});

test('the log is not sent to a server', async ({ page }) => {
  await page.goto('/en/docs/faq');
  await enterLog(page, 'warm up');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await enterLog(page, LOG);
  await expect(lookup(page).getByRole('region')).toHaveCount(2);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('frobnicate');
});

test('hostile input gets a result', async ({ page }) => {
  await page.goto('/en/docs/faq');
  await enterLog(page, 'x');
  const status = lookup(page).getByRole('status').first();
  const inputs = {
    '<script>alert(1)</script><img src=x onerror=alert(1)>': 'Nothing to do',
    '\ud83d \udc00 \u0000\u0001\ufffe': 'Nothing to do',
    [`[1] ERROR ${'('.repeat(5000)}${'a+'.repeat(5000)}`]: 'Not explained: 1',
    ['java.lang.Error: x\n\tat a.b(C.java:1)\n'.repeat(300)]: 'Not explained',
  };
  for (const [text, message] of Object.entries(inputs)) {
    await enterLog(page, text);
    await expect(status).toContainText(message);
  }
  await field(page).fill('');
  await paste(
    field(page),
    Array.from({ length: 3000 }, (_, index) => `ERROR ${String.fromCharCode(0x4e00 + index)} odd`).join('\n'),
  );
  await expect(status).toContainText('Not explained: 3000');
  await paste(field(page), 'Caused by: x\n'.repeat(400_000));
  await expect(status).toContainText('only the last 200,000 characters');
  await lookup(page).getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the pages that explain messages', async ({ page }) => {
    await page.goto('/docs/faq');
    await expect(field(page)).toBeHidden();
    await page.locator('.log-lookup-pages > summary').click();
    const links = page.locator('.log-lookup-pages').getByRole('link');
    expect(await links.count()).toBeGreaterThan(15);
    await links.nth(1).click();
    await expect(page).toHaveURL(/\/docs\/.+#/);
  });
});
