import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from './support/axe';
import { expect, test } from './support/test';

const DOC = '/en/docs/misc/json-engine';
const tester = (page: Page) => page.getByRole('region', { name: /^(Rule tester|规则测试)$/ });
const rules = (page: Page) => tester(page).getByRole('textbox', { name: /^(Rules|规则)/ });
const name = (page: Page) => tester(page).getByRole('textbox', { name: 'Client name of the peer' });
const peerId = (page: Page) => tester(page).getByRole('textbox', { name: 'PeerID of the peer' });
const copyYaml = (page: Page) => tester(page).getByRole('button', { name: /^(Copy as YAML|复制为 YAML)$/ });
const verdict = (page: Page) => page.locator('.rule-tester-verdict');

/** Opens a page and waits until the island has replaced its fallback. */
async function open(page: Page, path = DOC) {
  await page.goto(path);
  await tester(page).hover();
  await expect(copyYaml(page)).toBeEnabled();
}

test('shows the verdict, the deciding rule, and the position of a mistake', async ({ page }) => {
  await open(page);
  await expect(verdict(page)).toContainText('Not banned: this list exempts it');
  await name(page).fill('LeechBox 8.1');
  await rules(page).fill(`- '{"method":"STARTS_WITH","content":"x"}'\n- '{"method":"CONTAINS","content":"leech"}'`);
  await expect(verdict(page)).toContainText('Banned');
  const deciding = tester(page).locator('li[aria-current]');
  await expect(deciding).toContainText('Rule 2 decides');
  await expect(deciding).toContainText('CONTAINS leech');
  await name(page).fill('qBittorrent/5.1.0');
  await expect(verdict(page)).toContainText('Not banned');
  await expect(verdict(page)).toHaveRole('status');
  await rules(page).fill(`- '{"method":"contains","content":"leech"}'`);
  await expect(verdict(page)).toContainText('The list doesn’t load');
  await expect(tester(page)).toContainText('Rule 1 (line 1, column 14)');
  await expect(tester(page)).toContainText(/[^_]CONTAINS\./);
  await expect(rules(page)).toHaveAttribute('aria-invalid', 'true');
});

test('answers in Chinese on a Chinese page', async ({ page }) => {
  await open(page, '/docs/misc/json-engine');
  await expect(verdict(page)).toContainText('不封禁：这份名单放行了它');
  await rules(page).fill(`- '{"method":"contains","content":"leech"}'`);
  await expect(verdict(page)).toContainText('名单无法加载');
  await expect(tester(page)).toContainText('规则 1（第 1 行第 14 列）');
});

test('rewrites rules of old versions', async ({ page }) => {
  await open(page);
  await tester(page).locator('[name=list][value=peer-id]').check();
  await peerId(page).fill('-XL0012-');
  await rules(page).fill('banned-peer-id:\n  - "startsWith@-XL" # Xunlei\n  - "contains@cacao"');
  await expect(verdict(page)).toContainText('this list exempts it');
  await expect(tester(page)).toContainText('the syntax of PeerBanHelper 1.x to 3.1');
  const rewrite = tester(page).getByRole('button', { name: 'Rewrite as JSON rules' });
  await rewrite.click();
  await expect(verdict(page)).toContainText('Banned');
  await expect(rules(page)).toHaveValue(
    `module:\n  peer-id-blacklist:\n    banned-peer-id:\n      - '{"method":"STARTS_WITH","content":"-XL"}'\n      - '{"method":"CONTAINS","content":"cacao"}'\n`,
  );
  await expect(rewrite).toHaveCount(0);
  // The next Tab key continues below, not at the top of the page.
  await expect(tester(page).locator('.rule-tester-answer')).toBeFocused();
});

test('loads the default rules and copies YAML', async ({ page }) => {
  await open(page);
  await name(page).fill('XFPlay 9.9');
  await tester(page).getByRole('button', { name: 'Replace with the default rules of 9.5.0' }).click();
  await expect(verdict(page)).toContainText('Banned');
  await expect(tester(page).locator('li[aria-current]')).toContainText('xfplay');
  await copyYaml(page).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`    banned-client-name:\n      - '{"method":"STARTS_WITH","content":"hp/torrent"}'\n`);
});

test('an example in the page opens in the tester on every click', async ({ page }) => {
  await page.goto(DOC);
  const example = (text: string) =>
    page.getByRole('figure').filter({ hasText: text }).getByRole('link', { name: 'Open in the tester' });
  await example('traffic eater').click();
  await expect(rules(page)).toHaveValue(/^module:\n.*"traffic eater"/s);
  await expect(verdict(page)).toContainText('Banned');
  await expect(verdict(page)).toBeInViewport();
  await example('"-xm0001","hit"').press('Enter');
  await expect(tester(page).getByRole('radio', { name: 'PeerID' })).toBeChecked();
  await expect(verdict(page)).toContainText('this list exempts it');
  await page.goBack();
  await expect(name(page)).toHaveValue('Traffic Eater 2');
  // The URL doesn't change this time, because it already has this example's state.
  await example('traffic eater').click();
  await expect(verdict(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(tester(page).getByRole('radio', { checked: true })).toBeFocused();
});

test('can be used by keyboard', async ({ page }) => {
  await page.goto(DOC);
  await name(page).focus();
  await expect(copyYaml(page)).toBeEnabled();
  await expect(name(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('LeechBox 8.1');
  await expect(verdict(page)).toContainText('Banned');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(rules(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(tester(page).getByRole('radio', { name: 'PeerID' })).toBeChecked();
  await expect(peerId(page)).toBeVisible();
});

test('the page of a list has a compact form with its rules, which examples show', async ({ page }) => {
  await open(page, '/en/docs/module/peer-id');
  await peerId(page).fill('-qB5100-');
  await expect(verdict(page)).toContainText('Not banned');
  await peerId(page).fill('-fg0001-');
  await expect(verdict(page)).toContainText('Banned');
  await page.getByRole('link', { name: 'Open in the tester' }).first().click();
  await expect(rules(page)).toHaveValue(/-zz0/);
  await expect(rules(page)).toBeVisible();
});

test('has no accessibility violations, and no overflow on a phone even with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  for (const text of [`- '{"method":"contains","content":"${'x'.repeat(300)}"}'`, '- startsWith@-XL', 'return 1;']) {
    await rules(page).fill(text);
    await expect(tester(page).locator('[aria-busy="true"]')).toHaveCount(0);
    // The header would cover a part of the radio buttons.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeViolations(page, '.rule-tester')).toEqual([]);
    expect(await tester(page).evaluate((tool) => tool.scrollWidth - tool.clientWidth)).toBe(0);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await tester(page).evaluate((tool) => tool.scrollWidth - tool.clientWidth)).toBe(0);
});

test('nothing moves or changes its look when the tester loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of [DOC, '/en/docs/module/client-name']) {
    await page.goto(path);
    const copyLink = tester(page).getByRole('button', { name: 'Copy link' });
    await expect(copyLink).toBeDisabled();
    const look = () =>
      tester(page).evaluate((element) => {
        const parts = element.querySelectorAll('label, input, textarea, button, summary, strong, p, li, svg');
        const top = element.getBoundingClientRect().y;
        return [element, ...parts]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            const { backgroundColor, display, borderRadius } = getComputedStyle(part);
            return [part.localName, x, y - top, width, height, backgroundColor, display, borderRadius].join(' ');
          });
      });
    await page.locator('h1').hover();
    const before = await look();
    await tester(page).locator('[name=value]').focus();
    await expect(copyLink).toBeEnabled();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await look()).toEqual(before);
  }
});

test('a copied link opens a list with the same value, rules and verdict', async ({ page, context }) => {
  await open(page);
  await tester(page).locator('[name=list][value=peer-id]').check();
  await tester(page).locator('[name=short]').check();
  const list = `- '{"method":"EQUALS","content":"-XL#1 %\u8fc5&"}'`;
  await rules(page).fill(list);
  await tester(page).locator('[name=value]').fill('-XL#1 %迅&=z');
  await expect(verdict(page)).toContainText('Not banned');
  await tester(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(tester(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const opened = await context.newPage();
  await opened.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(verdict(opened)).toContainText('Not banned');
  await expect(rules(opened)).toHaveValue(list);
  await expect(tester(opened).locator('[name=value]')).toHaveValue('-XL#1 %迅&=z');
  await expect(tester(opened).locator('[name=short]')).toBeChecked();
});

/** Inputs with their verdicts; none is “Banned”, the verdict of the input after each, so that a stale verdict is noticed. */
const HOSTILE_INPUTS: readonly [name: string, text: string, verdict: RegExp][] = [
  ['five megabytes', "- 'a'\n".repeat(870_000), /Too long/],
  ['thousands of rules', `- '{"method":"CONTAINS","content":"q"}'\n`.repeat(4_000), /Not banned/],
  ['thousands of aliases', '- &a x\n- *a\n'.repeat(2400), /Can’t tell/],
  ['slow expressions', `- '{"method":"REGEX","content":"leech (a+)+b"}'\n`.repeat(9), /longer than 1.5 s/],
  ['100,000 opening brackets', '['.repeat(100_000), /Can’t be read/],
  ['markup', '<img src=x onerror=alert(1)>', /No list of rules|Can’t be read/],
];

test('hostile input gets a verdict, and so does the input after it', async ({ page }) => {
  await open(page);
  await name(page).fill(`leech ${'a'.repeat(40)}`);
  for (const [title, text, expectedVerdict] of HOSTILE_INPUTS) {
    await rules(page).evaluate((field: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await expect.soft(verdict(page), title).toContainText(expectedVerdict, { timeout: 20_000 });
    await rules(page).fill(`- '{"method":"CONTAINS","content":"leech"}' # after ${title}`);
    await expect(verdict(page), `after ${title}`).toContainText('Banned');
  }
});

/** Pastes text over the selection of a field, as Ctrl+V does, but without the clipboard. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((area, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (area.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

test('a pasted megabyte is refused with the reason, and a long list is inserted', async ({ page }) => {
  await open(page);
  await name(page).fill('leech');
  const previous = await rules(page).inputValue();
  await rules(page).selectText();
  // Without the tool's own paste, Chromium would need more than a minute.
  await paste(rules(page), '&a [*a,*a]\n'.repeat(100_000));
  await expect(verdict(page)).toContainText('1,100,005 characters in 100,001 lines');
  await expect(rules(page)).toHaveValue(previous);
  const list = `- '{"method":"CONTAINS","content":"leech"}'\n`.repeat(1000);
  await paste(rules(page), list);
  await expect(verdict(page)).toContainText('Banned');
  await expect(rules(page)).toHaveValue(list);
});
