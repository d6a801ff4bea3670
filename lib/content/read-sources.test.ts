import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { readSource, type SourceCache } from './read-sources.server';
import { DocFrontMatter } from './schema';

function cachedReader(root: string, file: string) {
  const cache: SourceCache<DocFrontMatter> = new Map();
  return () => readSource(root, file, 'en', DocFrontMatter, cache);
}

it('reads a file again only after it has changed', async () => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: doc({ body: 'First.' }) });
  const read = cachedReader(root, file);
  const first = read();
  expect(first.source?.body).toContain('First.');
  expect(read()).toBe(first);
  await writeFile(path.join(root, file), doc({ body: 'Second, longer.' }));
  expect(read().source?.body).toContain('Second, longer.');
});

it('shows a file with invalid front matter, without the invalid keys, so that its text is checked too', async () => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({
    [file]: doc({ body: 'First.', extra: 'keyword: [a]\nsidebar_position: 3\n' }),
  });
  expect(cachedReader(root, file)()).toMatchObject({
    source: { frontMatter: { title: 'Title', sidebar_position: 3 }, body: '\nFirst.\n' },
    problems: [{ line: 4 }],
  });
});

it('keeps the last valid front matter of a file that is being edited, with the text of now', async () => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: doc({ body: 'First.', title: 'Valid' }) });
  const read = cachedReader(root, file);
  const write = (text: string) => writeFile(path.join(root, file), text);
  expect(read().problems).toEqual([]);
  await write(doc({ body: 'Third one.', title: '"broken' }));
  const broken = { frontMatter: { title: 'Valid' }, body: '\nThird one.\n', lineOffset: 4 };
  expect(read()).toMatchObject({ source: broken, problems: [{ line: 2 }] });
  await write('title: Valid\n---\nFourth.');
  expect(read()).toMatchObject({
    source: { body: 'title: Valid\n---\nFourth.', lineOffset: 0 },
    problems: [{ line: 1 }],
  });
  await write(doc({ body: 'Fifth, longer.' }));
  expect(read()).toMatchObject({ source: { body: '\nFifth, longer.\n' }, problems: [] });
});

it.each([
  ['carriage returns and line feeds', (text: string) => text.replaceAll('\n', '\r\n')],
  ['carriage returns', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('reads a file with %s like any other', async (_, change) => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: change(doc({ body: 'First.\n\nSecond.' })) });
  const { source, problems } = readSource(root, file, 'en', DocFrontMatter, new Map());
  expect(problems).toEqual([]);
  expect(source).toMatchObject({ body: '\nFirst.\n\nSecond.\n', frontMatter: { title: 'Title' } });
});
