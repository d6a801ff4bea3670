import { describe, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const files = {
  'content/reference/tool-texts.json': JSON.stringify({
    source: { repository: 'https://example.org/tool', version: '1.2.3', commit: 'abc', license: 'MIT' },
    texts: [
      { key: 'settings', 'zh-Hans': '设置', en: 'Preferences' },
      { key: 'status', 'zh-Hans': '运行状态', en: 'Running Status' },
      { key: 'ban', 'zh-Hans': '[封禁] {}', en: '[Ban] {}' },
      { key: 'webui:page.rule.save', also: ['webui:page.profile.save'], 'zh-Hans': '保存', en: 'Save' },
      { key: 'webui:page.script.ok', 'zh-Hans': '保存', en: 'Ok' },
      { key: 'webui:page.script.list', 'zh-Hans': '脚本', en: 'Scripts' },
      { key: 'webui:router.rule', 'zh-Hans': '规则', en: 'Rule' },
      { key: 'list', 'zh-Hans': '列表失败 - {}', en: 'Failed to request list - {}', hidden: 'Not logged.' },
      { key: 'test', 'zh-Hans': '测试成功', en: 'Test succeeded', hidden: 'Not shown.' },
      { key: 'push', 'zh-Hans': '测试成功', en: 'Sent' },
    ],
  }),
};

const compile = (source: string, locale: 'en' | 'zh-Hans' = 'en', webui?: string) =>
  compileText(source, { files, locale, lineOffset: 4, frontMatter: { title: 'Page', webui } });

describe('<Ui>', () => {
  it('shows each label of a path in a frame', async () => {
    const { html, problems } = await compile('Open <Ui>Preferences → Running Status</Ui>.');
    expect(problems).toBe('');
    expect(html).toBe(
      '<p>Open <strong class="ui">Preferences</strong> → <strong class="ui">Running Status</strong>.</p>',
    );
  });

  it('keeps code, and the language of a label in another language', async () => {
    const { html, problems } = await compile('<Ui>`[Ban] {}`</Ui> is <Ui lang="zh-Hans">设置</Ui>.');
    expect(problems).toBe('');
    expect(html).toBe('<p><code>[Ban] {}</code> is <strong lang="zh-Hans" class="ui">设置</strong>.</p>');
  });

  it('is a paragraph on a line of its own', async () => {
    expect((await compile('<Ui>Preferences</Ui>')).html).toBe('<p><strong class="ui">Preferences</strong></p>');
  });

  it('reports an unknown label with its position and a suggestion', async () => {
    const { problems } = await compile('Text.\n\nOpen <Ui>Preferences → Runing Status</Ui>.');
    expect(problems).toMatchInlineSnapshot(
      `"page.mdx:7:6 — PeerBanHelper 1.2.3 doesn't show the text "Runing Status". Did you mean "Running Status"? If the quote is correct, run: npx tsx scripts/quotes.ts <folder of PeerBanHelper>"`,
    );
  });

  it('reports a label in the wrong language', async () => {
    const { problems } = await compile('打开 <Ui>Preferences</Ui>。', 'zh-Hans');
    expect(problems).toContain('doesn\'t show the text "Preferences"');
  });
});

describe('the part of the WebUI', () => {
  it('must have a label whose tag names it', async () => {
    const { problems } = await compile('A\n<Ui from="page.script">Scripts → Save</Ui>');
    expect(problems).toMatchInlineSnapshot(
      `"page.mdx:6:1 — "page.script" has no label "Save". Write the label that this part shows, or the part that shows "Save" in from="…": page.rule.save, page.profile.save."`,
    );
    expect((await compile('<Ui from="page.scrip">Scripts</Ui>')).problems).toContain('"page.scrip" has no label');
    expect((await compile('<Ui from="page.script">Rule</Ui>')).problems).toContain('"page.script" has no label');
  });

  it('must have the generic labels of a page about it, unless the menu has them', async () => {
    const { problems } = await compile(
      '<Ui>Save</Ui> <Ui>Ok</Ui> <Ui>Rule</Ui> <Ui>Preferences</Ui>',
      'en',
      'page.script',
    );
    expect(problems).toContain('"page.script" has no label "Save".');
    expect(problems.split('\n')).toHaveLength(1);
  });

  it('must be named for a generic label', async () => {
    expect((await compile('<Ui>Save</Ui>')).problems).toContain('many parts of the WebUI have a label "Save"');
  });

  it.each([
    ['a key with the same text', '<Ui from="page.profile">Save</Ui>', 'en', undefined],
    ['another text of the same word', '<Ui>保存</Ui>', 'zh-Hans', 'page.script'],
    ['a tag that names another part', '<Ui from="page.rule">Save</Ui>', 'en', 'page.script'],
    ['no part of another label', '<Ui>Scripts</Ui>', 'en', undefined],
  ] as const)('accepts %s', async (_, source, locale, webui) =>
    expect((await compile(source, locale, webui)).problems).toBe(''),
  );
});

describe('messages', () => {
  it('can be lines of log blocks in any language, and inline code with a placeholder', async () => {
    const source = '```log\n[Ban] 203.0.113.7\n[封禁] {}\n```\n\n`[Ban] {}`, but not `{}` and `{"if":{}}`';
    expect((await compile(source)).problems).toBe('');
  });

  it('are reported with their line', async () => {
    const { problems } = await compile('```log\n[Ban] {}\n[Bann] {}\n```\n\n`[Baned] {}`');
    expect(problems).toMatchInlineSnapshot(`
      "page.mdx:7:1 — PeerBanHelper 1.2.3 doesn't show the text "[Bann] {}". Did you mean "[Ban] {}"? If the quote is correct, run: npx tsx scripts/quotes.ts <folder of PeerBanHelper>
      page.mdx:10:1 — PeerBanHelper 1.2.3 doesn't show the text "[Baned] {}". Did you mean "[Ban] {}"? If the quote is correct, run: npx tsx scripts/quotes.ts <folder of PeerBanHelper>"
    `);
  });
});

describe('messages that nobody sees', () => {
  it.each([
    ['a log block', '```log\nFailed to request list - 403\n```', '6:1'],
    ['a label', 'A <Ui>`Test succeeded`</Ui>', '5:3'],
    ['code with a placeholder', 'A `Failed to request list - {}`', '5:3'],
    ['other code', 'A `Failed to request list - 403`', '5:3'],
    ['a heading', '## Failed to request list {#a}', '5:1'],
    ['a quotation in a heading', '## It says “Failed to request…” {#a}', '5:1'],
  ])('are reported in %s', async (_, source, place) => {
    const { problems } = await compile(source);
    expect(problems).toMatch(new RegExp(`^page.mdx:${place} — PeerBanHelper 1.2.3 neither logs nor shows the message`));
    expect(problems.split('\n')).toHaveLength(1);
  });

  it('have words that no other message has', async () => {
    expect((await compile('<Ui>测试成功</Ui> `测试成功`', 'zh-Hans')).problems).toBe('');
  });
});

it('reports a missing file once', async () => {
  const { problems } = await compileText('<Ui>a</Ui> <Ui>b</Ui>');
  expect(problems).toMatchInlineSnapshot(
    `"content/reference/tool-texts.json — the file is missing. Restore it, or create it with: npx tsx scripts/quotes.ts <folder of PeerBanHelper>"`,
  );
});
