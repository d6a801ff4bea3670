import { readdirSync, readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { SITE } from '@/lib/site';
import { compileText, compileTree } from '@/tests/support/compile-text';
import { toMarkdown } from './to-markdown';
import { toPlainHtml } from './to-plain-html';

const BASE = `${SITE.origin}${SITE.basePath}`;
const files = {
  'content/reference/config.json': readFileSync('content/reference/config.json', 'utf8'),
  'content/diagrams/flow.en.svg': '<svg viewBox="0 0 9 9"><text>in the drawing</text></svg>',
  'public/img/cat.png': '',
};

const folder = new URL('./__fixtures__/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.in.md'))
  .map((name) => name.replace('.in.md', ''));

/** Each `x.in.md` compiles to `x.out.html`, and its Markdown alternate is `x.out.md`. Names with the prefix `zh-` are Chinese. */
it.each(names)('compiles %s', async (name) => {
  const source = readFileSync(new URL(`${name}.in.md`, folder), 'utf8');
  const locale = name.startsWith('zh-') ? 'zh-Hans' : 'en';
  const { html, tree, problems } = await compileText(source, { locale, files });
  expect(problems).toBe('');
  const lines = html.replaceAll(
    /(<\/(?:p|pre|h\d|tr|li|table|caption|thead|ul|ol|Tab|Admonition|Card)>)(?=<)/g,
    '$1\n',
  );
  await expect(`${lines}\n`).toMatchFileSnapshot(`__fixtures__/${name}.out.html`);
  const markdown = toMarkdown(tree, { locale, route: '/docs/x' }).replaceAll(BASE, 'https://site');
  await expect(markdown).toMatchFileSnapshot(`__fixtures__/${name}.out.md`);
});

it('writes plain HTML with standard elements only', async () => {
  const source = ':::note\n\n[x](#y)\n\n:::\n\n```json\n{}\n```';
  const html = toHtml(toPlainHtml(await compileTree(source), { locale: 'zh-Hans', route: '/docs/x' }));
  expect(html.replaceAll(BASE, 'https://site')).toBe(
    '<blockquote><p><strong>说明</strong></p><p><a href="https://site/docs/x#y">x</a></p></blockquote><pre><code class="language-json">{}</code></pre>',
  );
});
