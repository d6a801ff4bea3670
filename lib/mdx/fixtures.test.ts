import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const folder = new URL('./__fixtures__/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.in.md'))
  .map((name) => name.replace('.in.md', ''));

/** Each `x.in.md` compiles to `x.out.html` without problems. Names with the prefix `zh-` are Chinese pages. */
it.each(names)('compiles %s', async (name) => {
  const source = readFileSync(new URL(`${name}.in.md`, folder), 'utf8');
  const reference = readFileSync('content/reference/config.json', 'utf8');
  const { html, problems } = await compileText(source, {
    locale: name.startsWith('zh-') ? 'zh-Hans' : 'en',
    files: { 'content/reference/config.json': reference, 'public/img/cat.png': '' },
  });
  expect(problems).toBe('');
  const lines = html.replaceAll(
    /(<\/(?:p|pre|h\d|tr|li|table|caption|thead|ul|ol|Tab|Admonition|Card)>)(?=<)/g,
    '$1\n',
  );
  await expect(`${lines}\n`).toMatchFileSnapshot(`__fixtures__/${name}.out.html`);
});
