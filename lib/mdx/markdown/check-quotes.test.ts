import { expect, it } from 'vitest';
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

it.each([
  [
    'each label of a path in a frame',
    '<Ui>Preferences → Running Status</Ui>.',
    '<p><strong class="ui">Preferences</strong> → <strong class="ui">Running Status</strong>.</p>',
  ],
  ['code', 'A <Ui>`[Ban] {}`</Ui>', '<p>A <code>[Ban] {}</code></p>'],
  [
    'a label in another language',
    '<Ui lang="zh-Hans">设置</Ui>.',
    '<p><strong lang="zh-Hans" class="ui">设置</strong>.</p>',
  ],
  ['a paragraph on a line of its own', '<Ui>Preferences</Ui>', '<p><strong class="ui">Preferences</strong></p>'],
])('<Ui> shows %s', async (_, source, expected) => {
  const { html, problems } = await compile(source);
  expect(problems).toBe('');
  expect(html).toBe(expected);
});

const UPDATE = 'If the quote is correct, run: npx tsx scripts/quotes.ts <folder of PeerBanHelper>';
const unknown = (place: string, text: string, nearest: string) =>
  `page.mdx:${place} — PeerBanHelper 1.2.3 doesn't show the text "${text}". Did you mean "${nearest}"? ${UPDATE}`;

it.each([
  [
    'a label',
    'Text.\n\nOpen <Ui>Preferences → Runing Status</Ui>.',
    [unknown('7:6', 'Runing Status', 'Running Status')],
  ],
  [
    'messages in code',
    '```log\n[Ban] {}\n[Bann] {}\n```\n\n`[Baned] {}`',
    [unknown('7:1', '[Bann] {}', '[Ban] {}'), unknown('10:1', '[Baned] {}', '[Ban] {}')],
  ],
])('reports %s that the tool doesn’t have', async (_, source, expected) =>
  expect((await compile(source)).problems.split('\n')).toEqual(expected),
);

it('reports a label in the wrong language', async () => {
  const { problems } = await compile('打开 <Ui>Preferences</Ui>。', 'zh-Hans');
  expect(problems).toContain('doesn\'t show the text "Preferences"');
});

it.each([
  ['a message in any language in a log block', '```log\n[Ban] 203.0.113.7\n[封禁] {}\n```', 'en', undefined],
  ['code with a placeholder, and code that is none', '`[Ban] {}`, but not `{}` and `{"if":{}}`', 'en', undefined],
  ['a key with the same text', '<Ui from="page.profile">Save</Ui>', 'en', undefined],
  ['another text of the same word', '<Ui>保存</Ui>', 'zh-Hans', 'page.script'],
  ['a tag that names another part', '<Ui from="page.rule">Save</Ui>', 'en', 'page.script'],
  ['a label of the page’s part, and one of the menu', '<Ui>Ok</Ui> <Ui>Rule</Ui>', 'en', 'page.script'],
  ['no part of another label', '<Ui>Scripts</Ui>', 'en', undefined],
  ['words that also belong to a message that is shown', '<Ui>测试成功</Ui> `测试成功`', 'zh-Hans', undefined],
] as const)('accepts %s', async (_, source, locale, webui) =>
  expect((await compile(source, locale, webui)).problems).toBe(''),
);

const SAVE =
  '"page.script" has no label "Save". Write the label that this part shows, or the part that shows "Save" in from="…": page.rule.save, page.profile.save.';

it.each([
  ['A\n<Ui from="page.script">Scripts → Save</Ui>', undefined, `6:1 — ${SAVE}`],
  ['<Ui>Save</Ui>', 'page.script', `5:1 — ${SAVE}`],
  ['<Ui from="page.scrip">Scripts</Ui>', undefined, '5:1 — "page.scrip" has no label "Scripts".'],
  ['<Ui from="page.script">Rule</Ui>', undefined, '5:1 — "page.script" has no label "Rule".'],
  ['<Ui>Save</Ui>', undefined, '5:1 — many parts of the WebUI have a label "Save".'],
])('reports a label in another part of the WebUI: %s, %s', async (source, webui, problem) =>
  expect((await compile(source, 'en', webui)).problems).toContain(`page.mdx:${problem}`),
);

it.each([
  ['a log block', '```log\nFailed to request list - 403\n```', '6:1'],
  ['a label', 'A <Ui>`Test succeeded`</Ui>', '5:3'],
  ['code with a placeholder', 'A `Failed to request list - {}`', '5:3'],
  ['other code', 'A `Failed to request list - 403`', '5:3'],
  ['a heading', '## Failed to request list {#a}', '5:1'],
  ['a quotation in a heading', '## It says “Failed to request…” {#a}', '5:1'],
])('reports a message that nobody sees in %s', async (_, source, place) => {
  const { problems } = await compile(source);
  expect(problems).toMatch(new RegExp(`^page.mdx:${place} — PeerBanHelper 1.2.3 neither logs nor shows the message`));
  expect(problems.split('\n')).toHaveLength(1);
});

it('reports a missing file once', async () => {
  const { problems } = await compileText('<Ui>a</Ui> <Ui>b</Ui>');
  expect(problems).toMatch(/^content\/reference\/tool-texts.json — the file is missing. Restore it, or create it .*>$/);
});
