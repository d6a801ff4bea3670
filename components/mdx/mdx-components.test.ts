import { readFileSync } from 'node:fs';
import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { COMPONENTS } from '@/lib/mdx/vocabulary';
import { compileText } from '@/tests/support/compile-text';
import { renderMdx } from '@/tests/support/render-mdx';
import { mdxComponents } from './mdx-components';

/** Replaced by the functions in lib/mdx/markdown and lib/mdx/html. */
const EXPANDED = ['ConfigKey', 'ConfigTable', 'Include', 'Ui'];
/** Inserted by the compiler for `:::note` and glossary terms. */
const INTERNAL = ['Admonition', 'AdmonitionTitle', 'Term'];
const RENDERED = [...COMPONENTS.keys()].filter((name) => !EXPANDED.includes(name));

it('has a component for each name in the vocabulary, and no other', () => {
  const names = Object.keys(mdxComponents('en')).filter((name) => /^[A-Z]/.test(name) && !INTERNAL.includes(name));
  expect(names.sort(), 'change lib/mdx/vocabulary.ts or components/mdx/mdx-components.ts').toEqual(RENDERED.sort());
});

it.each(RENDERED)('<%s> has a replacement for feeds and Markdown alternates', (tagName) => {
  const children: Root['children'] = [{ type: 'element', tagName, properties: {}, children: [] }];
  const convert = () => toPlainHtml({ type: 'root', children }, { locale: 'en', route: '/docs/intro' });
  expect(convert).not.toThrow('lib/mdx/vocabulary.ts');
});

it.each([...COMPONENTS.keys()])('<%s> is documented in AUTHORING.md', (name) =>
  expect(readFileSync('content/AUTHORING.md', 'utf8')).toMatch(new RegExp(`<${name}\\b`)),
);

it('renders components in the locale of the route', async () => {
  const source = ':::note\n\nText.\n\n:::\n\n[Docker](/docs/setup/Synology%20DSM/Imnks#a)\n\n- [x] done';
  const { compiledSource } = await compileText(source, { locale: 'zh-Hans' });
  const html = renderMdx(compiledSource, mdxComponents('en'));
  expect(html).toContain('role="note" aria-label="Note"');
  expect(html).toContain('href="/en/docs/setup/Synology%20DSM/Imnks#a"');
  expect(html).toContain('aria-label="Done"');
});
