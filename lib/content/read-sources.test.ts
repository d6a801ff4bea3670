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

it('returns the last valid version of an invalid file and reports the problem', async () => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: doc({ body: 'First.', extra: 'keyword: [a]\n' }) });
  const read = cachedReader(root, file);
  const write = (text: string) => writeFile(path.join(root, file), text);
  expect(read()).toMatchObject({ source: null, problems: [expect.anything()] });
  await write(doc({ body: 'Second.' }));
  expect(read()).toMatchObject({ source: { body: '\nSecond.\n' }, problems: [] });
  await write(doc({ body: 'Third one.', title: '"broken' }));
  const broken = read();
  expect(broken.source?.body).toContain('Second.');
  expect(broken.problems).not.toEqual([]);
  await write(doc({ body: 'Fourth, longer.' }));
  expect(read()).toMatchObject({ source: { body: '\nFourth, longer.\n' }, problems: [] });
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
