import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const BANS = `---
title: Bans
---

## Numbers {#numbers}

### What does \`{}\` mean? {#braces}

A value.

#### A detail {#detail}

### Without an id

## Effects {#effects}

### Do “bans” <Kbd>last</Kbd>? {#last}
`;
const files = {
  'content/zh-Hans/docs/faq/bans.mdx': BANS.replace('What does', '原文'),
  'content/en/docs/faq/bans.mdx': BANS,
};
const compile = (source: string, options = {}) => compileText(source, { files, ...options });

it('lists the questions of a section of another doc, as links that have the ids of the questions', async () => {
  const { html, context, problems } = await compile('<Questions doc="faq/bans" section="numbers" />');
  expect(problems).toBe('');
  expect(html).toBe(
    '<Questions><ul><li><a href="/docs/faq/bans#braces" id="braces">What does {} mean?</a></li></ul></Questions>',
  );
  expect(context.links).toEqual([{ href: '/docs/faq/bans#braces', line: 1, column: 1 }]);
});

it('adds former ids to the links', async () => {
  const { html } = await compile('<Questions doc="faq/bans" section="effects" />', { aliases: { forever: 'last' } });
  expect(html).toContain('id="last"><span id="forever" data-alias=""></span>Do “bans” last?</a>');
});

it('lists the original where there is no translation', async () => {
  const { 'content/zh-Hans/docs/faq/bans.mdx': original } = files;
  const { html } = await compile('<Questions doc="faq/bans" section="numbers" />', {
    files: { 'content/zh-Hans/docs/faq/bans.mdx': original },
  });
  expect(html).toContain('原文');
});

it.each([
  ['doc="faq/ban" section="numbers"', 'there is no doc "faq/ban". Write the path of a doc, such as faq/bans.'],
  [
    'doc="faq/bans" section="number"',
    'the doc "faq/bans" has no section "number" with headings of level 3. Did you mean "numbers"?',
  ],
])('reports %s', async (attributes, problem) => {
  const { html, problems } = await compile(`Text.\n\n<Questions ${attributes} />`);
  expect(problems).toBe(`page.mdx:3:1 — ${problem}`);
  expect(html).toBe('<p>Text.</p>');
});
