import type { Page } from '@playwright/test';
import { LIST_NAMES } from '@/lib/rules/rule-list';
import { findAxeViolations } from './support/axe';
import { paste } from './support/paste';
import { expect, test } from './support/test';

const EDITIONS = [
  {
    lang: 'zh-Hans',
    prefix: '',
    tester: '规则测试',
    rules: /^规则：/,
    name: 'Peer 的客户端名称',
    peerId: 'Peer 的 PeerID',
    banned: '封禁',
    exempt: '被这份名单排除',
    nothing: '不封禁',
    unknown: '无法判断',
    rejected: '名单无法加载',
    tooLong: '内容太长',
    noList: '没有规则名单',
    place: '规则 1（第 1 行第 14 列）',
    decides: '规则 2 决定结果',
    copyYaml: '复制为 YAML',
    defaults: '9.5.0 的自带规则',
    open: '在规则测试中打开',
    old: 'PeerBanHelper 1.x 到 3.1 的写法',
    rewrite: '改写成 JSON 规则',
    script: '这是脚本',
    scriptPage: '表达式引擎',
  },
  {
    lang: 'en',
    prefix: '/en',
    tester: 'Rule tester',
    rules: /^Rules: /,
    name: 'Client name of the peer',
    peerId: 'PeerID of the peer',
    banned: 'Banned',
    exempt: 'Exempt from this list',
    nothing: 'Not banned',
    unknown: 'Can’t tell',
    rejected: 'The list doesn’t load',
    tooLong: 'Too long',
    noList: 'No list of rules',
    place: 'Rule 1 (line 1, column 14)',
    decides: 'Rule 2 decides',
    copyYaml: 'Copy as YAML',
    defaults: 'Default rules of 9.5.0',
    open: 'Open in the tester',
    old: 'the syntax of PeerBanHelper 1.x to 3.1',
    rewrite: 'Rewrite as JSON rules',
    script: 'A script',
    scriptPage: 'Expression engine',
  },
] as const;
type Edition = (typeof EDITIONS)[number];

const DOC = '/docs/misc/json-engine';
const tester = (page: Page, { tester: name }: Edition) => page.getByRole('region', { name, exact: true });
const rules = (page: Page, edition: Edition) => tester(page, edition).getByRole('textbox', { name: edition.rules });
const name = (page: Page, edition: Edition) => tester(page, edition).getByRole('textbox', { name: edition.name });
const verdict = (page: Page) => page.locator('.rule-tester-verdict');

/** Opens a page and waits until the island has replaced its fallback. */
async function open(page: Page, edition: Edition, path: string = DOC) {
  await page.goto(`${edition.prefix}${path}`);
  await tester(page, edition).hover();
  await expect(tester(page, edition).getByRole('button', { name: edition.copyYaml })).toBeVisible();
}

for (const edition of EDITIONS) {
  test.describe(edition.lang, () => {
    test('shows the verdict of each rule and marks the deciding rule', async ({ page }) => {
      await open(page, edition);
      await expect(verdict(page)).toContainText(edition.exempt);
      await name(page, edition).fill('LeechBox 8.1');
      await expect(verdict(page)).toContainText(edition.banned);
      await rules(page, edition).fill(
        `- '{"method":"STARTS_WITH","content":"x"}'\n- '{"method":"CONTAINS","content":"leech"}'`,
      );
      const deciding = tester(page, edition).locator('li[aria-current]');
      await expect(deciding).toContainText(edition.decides);
      await expect(deciding).toContainText('CONTAINS leech');
      await expect(deciding).toContainText('TRUE');
      await name(page, edition).fill('qBittorrent/5.1.0');
      await expect(verdict(page)).toContainText(edition.nothing);
      await expect(verdict(page)).toHaveRole('status');
    });

    test('shows the position of a mistake and what to write instead', async ({ page }) => {
      await open(page, edition);
      await rules(page, edition).fill(`- '{"method":"contains","content":"leech"}'`);
      await expect(verdict(page)).toContainText(edition.rejected);
      await expect(tester(page, edition)).toContainText(edition.place);
      await expect(tester(page, edition)).toContainText(/[^_]CONTAINS[.。]/);
      await expect(rules(page, edition)).toHaveAttribute('aria-invalid', 'true');
    });

    test('tries rules with unquoted names, and names what only PeerBanHelper can tell', async ({ page }) => {
      await open(page, edition);
      await name(page, edition).fill('LeechBox 8.1');
      await rules(page, edition).fill(`- '{method:"CONTAINS",content:"leech"}'`);
      await expect(verdict(page)).toContainText(edition.banned);
      for (const [rule, detail] of [
        ['{"method":"REGEX","content":"(e)\\\\1.*"}', '\\1'],
        ['{method:CONTAINS}', 'CONTAINS'],
      ] as const) {
        await rules(page, edition).fill(`- '${rule}'`);
        await expect(verdict(page)).toContainText(edition.unknown);
        await expect(tester(page, edition).getByRole('listitem')).toContainText(`“${detail}”`);
      }
    });

    test('rewrites rules of old versions', async ({ page }) => {
      await open(page, edition);
      await tester(page, edition).locator('[name=list][value=peer-id]').check();
      await tester(page, edition).getByRole('textbox', { name: edition.peerId }).fill('-XL0012-');
      const rule = '{"method":"STARTS_WITH","content":"-XL"}';
      await rules(page, edition).fill('banned-peer-id:\n  - "startsWith@-XL" # Xunlei\n  - "contains@cacao"');
      await expect(verdict(page)).toContainText(edition.exempt);
      const explanation = tester(page, edition).getByRole('listitem').filter({ hasText: edition.old });
      await expect(explanation).toHaveCount(1);
      await expect(explanation.getByText(rule, { exact: true })).toBeVisible();
      await tester(page, edition).getByRole('button', { name: edition.rewrite }).click();
      await expect(verdict(page)).toContainText(edition.banned);
      await expect(rules(page, edition)).toHaveValue(
        `module:\n  peer-id-blacklist:\n    banned-peer-id:\n      - '${rule}'\n      - '{"method":"CONTAINS","content":"cacao"}'\n`,
      );
      await expect(tester(page, edition).getByRole('button', { name: edition.rewrite })).toHaveCount(0);
      // The next Tab key continues below, not at the top of the page.
      await expect(tester(page, edition).locator('.rule-tester-answer')).toBeFocused();
      await rules(page, edition).fill('- contains@github.com/anacrolix/torrent');
      await expect(verdict(page)).toContainText(edition.rejected);
      await expect(tester(page, edition)).toContainText(edition.old);
    });

    test('sends a script to the expression engine', async ({ page }) => {
      await open(page, edition);
      await rules(page, edition).fill('## @NAME x\n\nif(peer.progress < 0.1) {\n  return "slow";\n}\nreturn false;');
      await expect(verdict(page)).toContainText(edition.script);
      await expect(rules(page, edition)).toHaveAttribute('aria-invalid', 'true');
      await verdict(page).getByRole('link', { name: edition.scriptPage }).click();
      await expect(page).toHaveURL(/\/docs\/module\/expression-engine$/);
    });

    test('an expression with catastrophic backtracking is stopped, and the page stays responsive', async ({ page }) => {
      await open(page, edition);
      await name(page, edition).fill('a'.repeat(40));
      await rules(page, edition).fill(`- '{"method":"REGEX","content":"(a+)+b"}'`);
      await name(page, edition).press('End');
      await name(page, edition).pressSequentially('a');
      await expect(verdict(page)).toContainText(edition.unknown);
      await name(page, edition).fill('b');
      await expect(verdict(page)).toContainText(edition.nothing);
    });

    test('loads the default rules and copies YAML', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, edition);
      await name(page, edition).fill('XFPlay 9.9');
      await tester(page, edition).getByRole('button', { name: edition.defaults }).click();
      await expect(verdict(page)).toContainText(edition.banned);
      await expect(tester(page, edition).locator('li[aria-current]')).toContainText('xfplay');
      await tester(page, edition).getByRole('button', { name: edition.copyYaml }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`    banned-client-name:\n      - '{"method":"STARTS_WITH","content":"hp/torrent"}'\n`);
    });

    test('an example in the page opens in the tester on every click', async ({ page }) => {
      await page.goto(`${edition.prefix}${DOC}`);
      const example = (text: string) =>
        page.getByRole('figure').filter({ hasText: text }).getByRole('link', { name: edition.open });
      await example('traffic eater').click();
      await expect(rules(page, edition)).toHaveValue(/^module:\n.*"traffic eater"/s);
      await expect(verdict(page)).toContainText(edition.banned);
      await expect(verdict(page)).toBeInViewport();
      await example('"-xm0001","hit"').press('Enter');
      await expect(tester(page, edition).getByRole('radio', { name: 'PeerID' })).toBeChecked();
      await expect(verdict(page)).toContainText(edition.exempt);
      await expect(verdict(page)).toBeInViewport();
      await page.goBack();
      await expect(name(page, edition)).toHaveValue('Traffic Eater 2');
      // The URL doesn't change this time, because it already has this example's state.
      await example('traffic eater').click();
      await expect(verdict(page)).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(tester(page, edition).getByRole('radio', { checked: true })).toBeFocused();
    });

    test('an example in the compact form shows its rules', async ({ page }) => {
      await page.goto(`${edition.prefix}/docs/module/peer-id`);
      await page.getByRole('link', { name: edition.open }).first().click();
      await expect(rules(page, edition)).toHaveValue(/-zz0/);
      await expect(rules(page, edition)).toBeVisible();
      await expect(verdict(page)).toContainText(edition.exempt);
    });

    test('can be used by keyboard', async ({ page }) => {
      await page.goto(`${edition.prefix}${DOC}`);
      await name(page, edition).focus();
      await expect(tester(page, edition).getByRole('button', { name: edition.copyYaml })).toBeVisible();
      await expect(name(page, edition)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('LeechBox 8.1');
      await expect(verdict(page)).toContainText(edition.banned);
      await page.keyboard.press('Shift+Tab');
      await expect(rules(page, edition)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(tester(page, edition).getByRole('radio', { name: 'PeerID' })).toBeChecked();
      await expect(tester(page, edition).getByRole('textbox', { name: edition.peerId })).toBeVisible();
    });

    test('the page of a list has a compact form with its rules', async ({ page }) => {
      await open(page, edition, '/docs/module/peer-id');
      await expect(verdict(page)).toContainText(edition.banned);
      const field = tester(page, edition).getByRole('textbox', { name: edition.peerId });
      await field.fill('-qB5100-');
      await expect(verdict(page)).toContainText(edition.nothing);
      await field.fill('-fg0001-');
      await expect(verdict(page)).toContainText(edition.banned);
    });

    test('axe finds no violations with a verdict, mistakes and warnings', async ({ page }) => {
      await open(page, edition);
      for (const text of [
        '- \'{"method":"contains"}\'',
        '- \'{method:REGEX,content:"4.5",if:0}\'',
        '- startsWith@-XL',
        '- {method:CONTAINS}',
        'return 1;',
        '- "a',
        '',
      ]) {
        await rules(page, edition).fill(text);
        await expect(tester(page, edition).locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await findAxeViolations(page, '.rule-tester')).toEqual([]);
      }
    });

    test('does not overflow on a phone, even with text at 200%', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, edition);
      await rules(page, edition).fill(`- '{"method":"contains","content":"${'x'.repeat(300)}"}'`);
      await expect(verdict(page)).toContainText(edition.rejected);
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await tester(page, edition).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
          0,
        );
      }
    });
  });
}

const [, en] = EDITIONS;

test('a copied link opens every list with the same value, rules and verdict', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = async (on: Page) => {
    await expect(tester(on, en).locator('[aria-busy="true"]')).toHaveCount(0);
    const fields = tester(on, en).locator('input, textarea');
    const values = await fields.evaluateAll((list) =>
      (list as HTMLInputElement[]).map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value)),
    );
    return [...values, await tester(on, en).locator('.rule-tester-answer').innerText()];
  };
  const rule = '{"method":"EQUALS","content":"-XL#1 %\u8fc5&"}';
  const opened = await (await browser.newContext()).newPage();
  for (const list of LIST_NAMES) {
    for (const isShort of list === 'peer-id' ? [false, true] : [false]) {
      await open(page, en);
      await tester(page, en).locator(`[name=list][value=${list}]`).check();
      if (list === 'peer-id') await tester(page, en).locator('[name=short]').setChecked(isShort);
      await rules(page, en).fill(`- '${rule}'\n- '{"method":"ENDS_WITH","content":"z"}'`);
      await tester(page, en).locator('[name=value]').fill('-XL#1 %迅&=z');
      await expect(verdict(page)).toContainText(isShort ? 'Not banned' : 'Banned');
      await tester(page, en).getByRole('button', { name: 'Copy link' }).click();
      await expect(tester(page, en).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      await opened.goto('about:blank');
      await opened.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await expect(verdict(opened)).toContainText(isShort ? 'Not banned' : 'Banned');
      expect(await read(opened)).toEqual(await read(page));
    }
  }
  await opened.context().close();
});

test.describe('hostile input', () => {
  const aliases = (key: string, item: string) => `${key}: &${key} [${Array(9).fill(item).join(', ')}]\n`;
  const INPUTS: [string, string, RegExp][] = [
    ['five megabytes', "- 'a'\n".repeat(870_000), /Too long/],
    // No expected verdict is "Banned", which is the verdict of the next input, so that the test detects a stale verdict.
    ['thousands of rules', `- '{"method":"CONTAINS","content":"q"}'\n`.repeat(4_000), /Not banned/],
    [
      'exponential aliases',
      `${aliases('a', 'x')}${aliases('b', '*a')}${aliases('c', '*b')}banned-peer-id:\n  - *c\n`,
      /Can’t tell/,
    ],
    ['thousands of aliases', '- &a x\n- *a\n'.repeat(2400), /Can’t tell/],
    [
      'expressions that are slow together',
      `- '{"method":"REGEX","content":"leech (a+)+b"}'\n`.repeat(9),
      /longer than 1.5 s/,
    ],
    ['an expression that is too large', `- '{"method":"REGEX","content":"${'.*'.repeat(90_000)}"}'`, /Can’t tell/],
    ['too many lines', '- a\n'.repeat(20_000), /20,001 lines/],
    ['100,000 opening brackets', '['.repeat(100_000), /Can’t be read/],
    ['20,000 dashes', '- '.repeat(20_000), /Can’t be read/],
    ['markup', '<img src=x onerror=alert(1)>', /No list of rules|Can’t be read/],
    ['a lone surrogate', '- \'{"method":"CONTAINS","content":"\ud83d"}\'', /Not banned/],
    ['binary', `- '${String.fromCharCode(0, 1, 2, 255)}'`, /Exempt|Can’t be read/],
    ['a list in a list', "- - 'a'", /Can’t tell/],
    ['prototype property names', '- \'{"method":"constructor","__proto__":{"content":"a"}}\'', /doesn’t load/],
  ];
  test('gets a verdict, and so does the input after it', async ({ page }) => {
    await open(page, en);
    await name(page, en).fill(`leech ${'a'.repeat(40)}`);
    for (const [title, text, expectedVerdict] of INPUTS) {
      await rules(page, en).evaluate((field: HTMLTextAreaElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, text);
      await expect.soft(verdict(page), title).toContainText(expectedVerdict, { timeout: 20_000 });
      await rules(page, en).fill(`- '{"method":"CONTAINS","content":"leech"}' # after ${title}`);
      await expect(verdict(page), `after ${title}`).toContainText('Banned');
    }
  });
});

test('a pasted megabyte is refused with the reason, and a long list is inserted', async ({ page }) => {
  await open(page, en);
  await name(page, en).fill('leech');
  const previous = await rules(page, en).inputValue();
  await rules(page, en).selectText();
  // Without the tool's own paste, Chromium would need more than a minute.
  await paste(rules(page, en), '&a [*a,*a]\n'.repeat(100_000));
  await expect(verdict(page)).toContainText('1,100,005 characters in 100,001 lines');
  await expect(rules(page, en)).toHaveValue(previous);
  const list = `- '{"method":"CONTAINS","content":"leech"}'\n`.repeat(1000);
  await paste(rules(page, en), list);
  await expect(verdict(page)).toContainText('Banned');
  await expect(rules(page, en)).toHaveValue(list);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fallback is a worked example without form fields', async ({ page }) => {
    await page.goto(`/en${DOC}`);
    await expect(verdict(page)).toContainText('Exempt from this list');
    await expect(tester(page, en).locator('li[aria-current]')).toContainText('STARTS_WITH leechbox 9.');
    await expect(rules(page, en)).toBeHidden();
    await expect(page.getByText(en.open, { exact: true }).first()).toBeHidden();
  });
});
