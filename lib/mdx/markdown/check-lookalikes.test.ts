import { describe, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const compile = (body: string) => compileText(body, { locale: 'zh-Hans', files: { 'public/img/cat.png': '' } });

/** Returns the first problem without its fix. */
const problemOf = async (body: string) => (await compile(body)).problems.split(/\. [A-Z]/)[0];

describe('reports what looks like', () => {
  it.each([
    ['a link', '见 [甲](/docs/setup/Synology DSM/Imnks)。', '1:3'],
    ['a link', '[乙]（/docs/setup/Docker）', '1:1'],
    ['a link', '见\n[x][nope]', '2:1'],
    ['a link', '［丙］(/docs/faq)', '1:1'],
    ['a link', '[丁] (https://example.org)', '1:1'],
    ['a link', '[**戊**]（/docs/faq）', '1:1'],
    ['a link', '（说明）[/docs/faq]', '1:4'],
    ['a link', '| a |\n|---|\n| [[Docker]] |', '3:3'],
    ['a link', '<span lang="en">[a](/docs/b c)</span>', '1:17'],
    ['a link', '见 https：//example.org', '1:3'],
    ['a link', '- 一\n- 见脚注[^1]', '2:6'],
    ['an alert', '> [!NOTE]\n> 文字', '1:3'],
    ['an alert', '> 文字\n>\n> [!important]\n> 文字', '3:3'],
    ['an alert', '- 一\n\n  > 【！TIP】\n  > 文字', '3:5'],
    ['an admonition', '：：：note\n\n文字', '1:1'],
    ['an admonition', '::note\n文字', '1:1'],
    ['an admonition', '!!! warning "标题"', '1:1'],
    ['a code block', "'''yaml\na: 1\n'''", '1:1'],
    ['a code block', '文字\n｀｀｀\na: 1', '2:1'],
    ['a table', '| a | b |\n| 1 | 2 |', '1:1'],
    ['a table', '> 文字\n>\n> | a | b |\n> |---|\n> | 1 | 2 |', '3:3'],
    ['a table', '| a | b |', '1:1'],
    ['a table', 'a | b\nc | d', '1:1'],
    ['a table', 'a｜b\nc｜d', '1:1'],
    ['a table', '｜a｜b｜', '1:1'],
    ['a comment', '文字\n[//]: # (注释)', '2:1'],
    ['a heading', '##安装 {#a}', '1:1'],
    ['a heading', '文字\n＃＃ 安装', '2:1'],
    ['a list', '1.打开\n2.保存', '1:1'],
    ['a list', '-打开', '1:1'],
    ['a list', '*打开\n*保存', '1:1'],
    ['bold', '** 粗体 **', '1:1'],
    ['bold', '`code', '1:1'],
    ['bold', '~~ x ~~', '1:1'],
  ])('%s: %j', async (what, body, place) => {
    expect((await compile(body)).problems).toMatch(
      new RegExp(`^page.mdx:${place} — .* looks like ${what}.*\\. \\w`, 'm'),
    );
  });

  it('an alert with the cure', async () => {
    expect((await compile('> [!NOTE]\n> 文字')).problems).toMatchInlineSnapshot(
      `"page.mdx:1:3 — "[!NOTE]" looks like an alert, but isn't. Write ":::note" (or tip, info, warning, danger) or ":::note[Title]" before its text and ":::" after it, each on a line of its own, without ">"; around another admonition, use four colons."`,
    );
  });
});

it.each([
  ['```yaml\na: 1\n\n## 安装', '1:1 — the code block "```yaml" is never closed'],
  ['- ```text\n  a\n\n文字', '1:3 — the code block "```text" is never closed'],
  ['```text\na\n\n文字\n\n```yaml\nb: 1\n```', '1:1 — the code block "```text" is never closed'],
  ['~~~text\na\n```', '1:1 — the code block "~~~text" is never closed'],
  ['```text\na\n``` 之后', '1:1 — the code block "```text" is never closed'],
  ['| a |\n|---|\n| 1 | 2 |', '3:5 — nobody sees "2", because the first row of the table has 1 cells'],
  ['文字\n\n[^1]: 注', '3:1 — nothing uses the definition "[1]"'],
  ['[x][a]\n\n[a]: /docs/faq\n[a]: /docs/intro', '4:1 — nothing uses the definition "[a]"'],
  ['[空]()', '1:1 — the link "空" has no address'],
  ['文字 [](/docs/faq)', '1:4 — "[](/docs/faq)" has no content'],
  ['文字 <Kbd> </Kbd>', '1:4 — "<Kbd> </Kbd>" has no content'],
  ['<Details summary="x">\n\n</Details>', '1:1 — "<Details summary="x">" has no content'],
  ['<span id="old"></span>', '1:1 — "<span id="old"></span>" has no content'],
  [':::note\n\n:::', '1:1 — ":::note" has no content'],
  ['## {#a}\n\n文字', '1:1 — "## {#a}" has no content'],
  ['>\n\n文字', '1:1 — ">" has no content'],
  ['a\0b', '1:2 — the text has an invisible control character'],
  ['见 https://example.org/a之后', '1:3 — the address "https://example.org/a之后" contains the Chinese text after it'],
])('reports what readers would not see in %j', async (body, problem) => {
  expect(await problemOf(body)).toBe(`page.mdx:${problem}`);
});

it.each([
  '`[a](b` \\[x](y) \\*\\*z',
  'a | b',
  '10~15 分钟，5~10 分钟',
  '（见[甲](/docs/faq)）【注】（说明）[1]',
  '````md\n```text\na\n```\n````\n\n> ```text\n> a\n> ```',
  '- [ ] 一\n- [x] 二\n\n  | a | b |\n  |---|---|\n  | 1 |',
  '文字[^1]\n\n[^1]: 注\n\n[//]: # (注释)',
  '::1 和 ::/0 是地址，10:30 是时间！！',
  '<Kbd>K</Kbd>一行<br />一行',
  '![图](/img/cat.png)\n\n[![图](/img/cat.png)](/docs/faq)',
  '<span>[a](/docs/b)</span> #1 2024. 年',
  '**粗体**、~~删除~~、***都***和 [`a`](/docs/faq)',
])('accepts %j', async (body) => {
  const { problems } = await compile(body);
  expect(problems).toBe('');
});

it.each([
  [
    '在 https://docs.example.com/a。下一句',
    '在 <a href="https://docs.example.com/a">https://docs.example.com/a</a>。下一句',
  ],
  ['（https://a.cn）后', '（<a href="https://a.cn">https://a.cn</a>）后'],
  ['见 www.example.com，好', '见 <a href="http://www.example.com">www.example.com</a>，好'],
  ['(https://a.cn/b)。', '(<a href="https://a.cn/b">https://a.cn/b</a>)。'],
  ['https://a.cn/b_(c)。', '<a href="https://a.cn/b_(c)">https://a.cn/b_(c)</a>。'],
  [
    'https://a.cn、详见https://b.cn「c」',
    '<a href="https://a.cn">https://a.cn</a>、详见<a href="https://b.cn">https://b.cn</a>「c」',
  ],
  ['[文 https://a.cn。](/docs/faq)', '<a href="/docs/faq">文 https://a.cn。</a>'],
])('ends bare addresses before Chinese punctuation: %s', async (body, html) => {
  const compiled = await compile(body);
  expect(compiled.problems).toBe('');
  expect(compiled.html).toBe(`<p>${html}</p>`);
});
