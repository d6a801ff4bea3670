import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { checkContent } from './check-content.server';
import { checkPages } from './check-pages';

it('reports what only the whole site shows', async () => {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc({ title: '一', body: '## A {#a}\n\n文字。\n\n#### B {#b}\n\n文字。' }),
    'content/zh-Hans/docs/new folder/a.mdx': doc({ title: '二', body: '## A {#a}' }),
    'content/zh-Hans/docs/faq/bans.mdx': doc({ title: '四', body: '文字。' }),
    'content/zh-Hans/docs/faq.mdx': doc({ title: '一', body: '见 https://docs.pbh-btn.com/docs/intro 。' }),
    'content/zh-Hans/docs/c.mdx': doc({
      title: '三',
      body: '<Include name="used" />',
      extra: 'keywords: [“甲”，“乙”]\n',
    }),
    'content/zh-Hans/partials/used.mdx': '文字。',
    'content/zh-Hans/partials/unused.mdx': '文字。',
  });
  const { problems } = await checkContent(root);
  expect(formatProblems(problems.filter(({ severity }) => severity !== 'state'))).toMatchInlineSnapshot(`
    "content/zh-Hans/docs/c.mdx:4:12 — "keywords.0" can't be "“甲”，“乙”". Write a half-width comma between keywords, and half-width quotation marks.
    content/zh-Hans/docs/faq.mdx:2 — the title is also that of content/zh-Hans/docs/intro.mdx. Give each doc a title that says what only this doc is about.
    content/zh-Hans/docs/faq.mdx:6:3 — the link "https://docs.pbh-btn.com/docs/intro" names this site. Write [text](/docs/intro), so that the link is checked and works offline.
    content/zh-Hans/docs/intro.mdx:10 — the heading of level 4 skips a level. Use "##" for the sections of a page and "###" for their subsections.
    content/zh-Hans/docs/new folder — the sidebar shows the folder's own name. Add _category.json with a "label" and a "position".
    content/zh-Hans/docs/new folder/a.mdx — the page has no text. Write some, or remove the file.
    content/zh-Hans/partials/unused.mdx — no page includes the partial. Write <Include name="unused" /> on a page, or remove it."
  `);
});

it.each([
  ['content/docs/a.mdx', 'no page shows texts in this folder. Move it below content/zh-Hans/docs'],
  ['content/fr/docs/a.mdx', 'no page shows texts in this folder'],
  ['content/en/docs/a.MDX', 'no page shows files with this extension. Rename it to end in ".mdx".'],
  ['content/en/docs/a.markdown', 'no page shows files with this extension'],
  ['content/en/docs/what?/a.mdx', 'the path contains ?, which'],
])('reports %s', (file, message) => {
  expect(formatProblems(checkPages([], [file]))).toContain(`${file} — ${message}`);
});

it('accepts texts in the folders of pages, and all other kinds of files', () => {
  const names = ['AUTHORING.md', 'redirects.json', 'en/docs/setup/Synology DSM/群晖 (7.2).mdx', 'zh-Hans/pages/a.md'];
  const files = names.map((name) => `content/${name}`);
  expect(checkPages([], files)).toEqual([]);
});
