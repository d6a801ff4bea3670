import { describe, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { outlineTree } from './compile.server';

const problemsOf = async (body: string, lineOffset = 0) =>
  (await compileText(body, { lineOffset, files: { 'public/img/cat.png': '' } })).problems;

describe('headings', () => {
  it('are recorded with their line, and reported when the writer chose no id', async () => {
    const { context, problems } = await compileText('## Install it {#install}\n\n### 自动 生成', { lineOffset: 5 });
    expect(context.headings).toEqual([
      { id: 'install', depth: 2, text: 'Install it', line: 6 },
      { id: '自动-生成', depth: 3, text: '自动 生成', line: 8 },
    ]);
    expect(problems).toMatchInlineSnapshot(
      `"page.mdx:8:1 — the heading has no explicit id. Add one in English words, the same in both languages, such as {#install}."`,
    );
  });

  it('link to themselves, unless they contain a link', async () => {
    const linksOf = async (source: string) =>
      [...(await compileText(source)).compiledSource.matchAll(/href: "([^"]*)"/g)].map(([, href]) => href);
    expect(await linksOf('## Install `it` {#install}')).toEqual(['#install']);
    expect(await linksOf('## Install [it](https://example.org) {#install}')).toEqual(['https://example.org']);
  });

  it('reports mistakes', async () => {
    expect(
      await problemsOf('# Title\n\n## A {#a}\n\n## B {#a}\n\ntext {#here}\n\n## C {#Big Id}', 4),
    ).toMatchInlineSnapshot(`
      "page.mdx:5:1 — a page can't have a "# heading"; its title comes from the front matter. Begin with "##".
      page.mdx:5:1 — the heading has no explicit id. Add one in English words, the same in both languages, such as {#title}.
      page.mdx:9:1 — the id "a" is already used in line 7. Choose another id, because links lead to it.
      page.mdx:11:6 — "{#here}" is not a heading id at the end of a heading. Write lower-case English words joined by hyphens at the very end of a heading, {#first-start}, or use \`code\`.
      page.mdx:13:1 — the heading has no explicit id. Add one in English words, the same in both languages, such as {#c-big-id}.
      page.mdx:13:6 — "{#Big Id}" is not a heading id at the end of a heading. Write lower-case English words joined by hyphens at the very end of a heading, {#first-start}, or use \`code\`."
    `);
  });
});

it('reports mistakes in admonitions', async () => {
  const source =
    ':::wraning\n\nText.\n\n:::\n\n:::note Title\n\nText.\n\n:::\n\n:::tip{.x}\n\nText.\n\n:::\n\n:::info\n\nText.';
  expect(await problemsOf(source)).toMatchInlineSnapshot(`
    "page.mdx:1:1 — there is no admonition ":::wraning". Did you mean "warning"?
    page.mdx:7:1 — ":::note Title" looks like an admonition, but isn't. Write ":::note" (or tip, info, warning, danger) or ":::note[Title]" before its text and ":::" after it, each on a line of its own, without ">"; around another admonition, use four colons.
    page.mdx:11:1 — ":::" looks like an admonition, but isn't. Write ":::note" (or tip, info, warning, danger) or ":::note[Title]" before its text and ":::" after it, each on a line of its own, without ">"; around another admonition, use four colons.
    page.mdx:13:1 — ":::tip" has attributes in braces. Remove them; write a title in brackets.
    page.mdx:19:1 — ":::info" is never closed. Add a line ":::" after its text, indented like the opening one."
  `);
});

describe('components', () => {
  it('reports mistakes', async () => {
    const source = [
      '<Tab value="x" label="x">text</Tab>',
      '<Tabz />',
      '<Figure src="/img/no.png" alt={x} widht="3" {...y} />',
      '<div onclick="x()" lang="en">text</div>',
      '<iframe src="https://x.y"></iframe>',
      '<Kbd',
    ].join('\n\n');
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "page.mdx:1:1 — "<Tab>" is outside "<Tabs>". Put it directly into "<Tabs>".
      page.mdx:3:1 — there is no component "<Tabz>". Did you mean "Tab"?
      page.mdx:5:27 — the attribute "alt" is an expression, "{x}". Write alt="x".
      page.mdx:5:35 — "<Figure>" has no attribute "widht". Did you mean "width"?
      page.mdx:5:45 — "<Figure>" has the expression "{...y}". Write each attribute by its name, as a plain string.
      page.mdx:7:6 — "<div>" has no attribute "onclick". Use id, lang, dir, title.
      page.mdx:9:1 — the HTML element "<iframe>" is not allowed in pages. Write Markdown or a component of content/AUTHORING.md instead, or put it in \`code\` to show the tag itself. Allowed elements: abbr, dd, del, div, dl, dt, ins, kbd, mark, q, s, samp, small, span, sub, sup, u, var, br, wbr.
      page.mdx:11:1 — "<Kbd" starts a tag that can't be parsed. Write "\\<" for a literal "<", put it in \`code\`, or fix the tag."
    `);
  });

  it('reports invalid values of attributes', async () => {
    const source = '<BanDuration amount="three" unit="day" />\n\n<BanDuration amount="3" unit="fortnights" />';
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "page.mdx:1:14 — the attribute "amount" of "<BanDuration>" is "three". Write a number, as in amount="3".
      page.mdx:1:29 — the attribute "unit" of "<BanDuration>" is "day". Did you mean "days"?
      page.mdx:3:25 — the attribute "unit" of "<BanDuration>" is "fortnights". Write one of minutes, hours, days."
    `);
  });

  it('reports misplaced content', async () => {
    const source = [
      '<Tabs>\ntext\n<Tab value="a" label="A">\nx\n</Tab>\n<Tab value="a" label="B">\ny\n</Tab>\n</Tabs>',
      '<Details summary="x">\n</Details>',
      '<Steps>\n\n- no numbers\n\n</Steps>',
      '<Steps>\n\n1. one\n\nnot indented\n\n2. two\n\n</Steps>',
    ].join('\n\n');
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "page.mdx:2:1 — "<Tabs>" has content outside of "<Tab>". Put it into one of its "<Tab>", or before "<Tabs>".
      page.mdx:6:1 — two tabs have the value "a". Give each tab a different value.
      page.mdx:11:1 — "<Details summary="x">" has no content. Remove it, or write some.
      page.mdx:16:1 — "<Steps>" must contain one numbered list and nothing else. Write "1." before each step, and indent the content of each step.
      page.mdx:24:1 — "<Steps>" must contain one numbered list and nothing else. Write "1." before each step, and indent the content of each step."
    `);
  });

  it('reports unclosed tags and continues', async () => {
    expect(
      await problemsOf('<Steps>\n\n1. One\n\nA < B and <5 and <https://x.y>.\n\n<!-- comment -->\n\n# Title', 3),
    ).toMatchInlineSnapshot(`
      "page.mdx:4:1 — "<Steps>" is not closed where it was opened. Add "</Steps>" after its content, in the same list item or admonition and on a line of its own; write "<Steps … />" when it has no content.
      page.mdx:8:11 — "<5 and <https://x.y>." starts a tag that can't be parsed. Write "\\<" for a literal "<", put it in \`code\`, or fix the tag.
      page.mdx:8:18 — "<https://x.y>." starts a tag that can't be parsed. Write the address without "<" and ">", or as [text](address).
      page.mdx:10:1 — a page can't contain an HTML comment. Write "[//]: # (text)" with empty lines around it, or remove it.
      page.mdx:12:1 — a page can't have a "# heading"; its title comes from the front matter. Begin with "##".
      page.mdx:12:1 — the heading has no explicit id. Add one in English words, the same in both languages, such as {#title}."
    `);
  });
});

describe('links', () => {
  it('are recorded as written', async () => {
    const { context } = await compileText('See [Docker](/docs/setup/Docker#x) and [that][a].\n\n[a]: https://x.y', {
      lineOffset: 2,
    });
    expect(context.links).toEqual([
      { href: '/docs/setup/Docker#x', line: 3, column: 5 },
      { href: 'https://x.y', line: 5, column: 1 },
    ]);
  });

  it("can't have dangerous URLs", async () => {
    expect(
      await problemsOf('[a](javascript:alert(1)) [b](relative.md) [c](//x.y) [d](data:text/html,x)'),
    ).toMatchInlineSnapshot(`
      "page.mdx:1:1 — the address "javascript:alert(1)" begins with "javascript:". Use http, https, mailto, tel.
      page.mdx:1:43 — the address "//x.y" has no scheme. Begin it with "https://".
      page.mdx:1:54 — the address "data:text/html,x" begins with "data:". Use http, https, mailto, tel."
    `);
  });
});

it('reports mistakes in images', async () => {
  const source =
    '![](/img/cta.png)\n\n<Figure src="/img/cat.png" alt="A cat." width="640px" height="1" />\n\n<Figure src="/img/cat.png" alt="A cat." width="640" height="1" />\n\n![x](https://x.y/z.png)';
  expect(await problemsOf(source)).toMatchInlineSnapshot(`
    "page.mdx:1:1 — the image "/img/cta.png" has no alternative text. Describe the image: ![text](address).
    page.mdx:1:1 — the image file "public/img/cta.png" does not exist. Did you mean "/img/cat.png"?
    page.mdx:3:1 — 640 × 1 doesn't match the aspect ratio of "/img/cat.png". The file has 640 × 400 pixels: write these, or numbers with the same ratio.
    page.mdx:3:41 — the attribute "width" of "<Figure>" is "640px". Write a number, as in width="3".
    page.mdx:5:1 — 640 × 1 doesn't match the aspect ratio of "/img/cat.png". The file has 640 × 400 pixels: write these, or numbers with the same ratio.
    page.mdx:7:1 — the image "https://x.y/z.png" is not one of this site's files. Put it into public/img and write "/img/…"."
  `);
});

it('reports code in the text', async () => {
  expect(
    await problemsOf(
      "import x from 'y'\n\nexport const a = 1\n\nimport the rules, then go on\n\n{1 + 1} and {/* no */} and \\{ok} and `{ok}`",
    ),
  ).toMatchInlineSnapshot(`
    "page.mdx:1:1 — a page can't import anything. Remove the line; the components of content/AUTHORING.md need no import.
    page.mdx:3:1 — a page can't export anything. Remove the line; the components of content/AUTHORING.md need no import.
    page.mdx:7:1 — "{1 + 1}" is an expression, which pages can't contain. Write "\\{" for a literal "{", or put it in \`code\`.
    page.mdx:7:13 — "{/* no */}" is a comment, which pages can't contain. Write "[//]: # (text)" with empty lines around it, or remove it."
  `);
});

it('adds ids of old links as empty elements to their heading', async () => {
  const { html, tree, context } = await compileText('## New {#new}\n\n### Other {#other}', {
    aliases: { 旧: 'new', older: 'new', lost: 'nowhere' },
  });
  expect(html).toBe(
    '<h2 id="new"><span id="旧" data-alias=""></span><span id="older" data-alias=""></span>New</h2><h3 id="other">Other</h3>',
  );
  expect(context.headings.map(({ text }) => text)).toEqual(['New', 'Other']);
  expect([...outlineTree(tree).ids].sort()).toEqual(['new', 'older', 'other', '旧']);
});
