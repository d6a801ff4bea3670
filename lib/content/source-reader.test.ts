import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { DocFrontMatter } from './schema';
import { sourceReader } from './source-reader.node';

it('reads a file again when it has changed, and not before', async () => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: doc({ body: 'First.' }) });
  const read = sourceReader(DocFrontMatter);
  const first = read({ root, file, locale: 'en' });
  expect(first.source?.body).toContain('First.');
  expect(read({ root, file, locale: 'en' })).toBe(first);
  await writeFile(path.join(root, file), doc({ body: 'Second, longer.' }));
  expect(read({ root, file, locale: 'en' }).source?.body).toContain('Second, longer.');
});

it('has what a file was before stand in for it while it is broken, and tells what is wrong', async () => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: doc({ body: 'First.', extra: 'keyword: [a]\n' }) });
  const read = sourceReader(DocFrontMatter);
  const write = (text: string) => writeFile(path.join(root, file), text);
  expect(read({ root, file, locale: 'en' })).toEqual({ source: null, problems: [expect.anything()] });
  await write(doc({ body: 'Second.' }));
  expect(read({ root, file, locale: 'en' })).toMatchObject({ source: { body: '\nSecond.\n' }, problems: [] });
  await write(doc({ body: 'Third one.', title: '"broken' }));
  const broken = read({ root, file, locale: 'en' });
  expect(broken.source?.body).toContain('Second.');
  expect(broken.problems).not.toEqual([]);
  await write(doc({ body: 'Fourth, longer.' }));
  expect(read({ root, file, locale: 'en' })).toMatchObject({ source: { body: '\nFourth, longer.\n' }, problems: [] });
});

it.each([
  ['carriage returns and line feeds', (text: string) => text.replaceAll('\n', '\r\n')],
  ['carriage returns', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('reads a file with %s like any other', async (_, change) => {
  const file = 'content/en/docs/intro.mdx';
  const root = await temporaryProject({ [file]: change(doc({ body: 'First.\n\nSecond.' })) });
  const { source, problems } = sourceReader(DocFrontMatter)({ root, file, locale: 'en' });
  expect(problems).toEqual([]);
  expect(source).toMatchObject({ body: '\nFirst.\n\nSecond.\n', frontMatter: { title: 'Title' } });
});
