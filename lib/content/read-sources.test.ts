import { expect, it } from 'vitest';
import type { Problem } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { readSource } from './read-sources.server';
import { DocFrontMatter } from './schema';

const FILE = 'content/en/docs/intro.mdx';

async function read(text: string) {
  const problems: Problem[] = [];
  return {
    source: readSource(await temporaryProject({ [FILE]: text }), FILE, 'en', DocFrontMatter, problems),
    problems,
  };
}

it.each([
  ['an unknown key', doc({ extra: 'keyword: [a]\nsidebar_position: 3\n' }), 4, { title: 'Title', sidebar_position: 3 }],
  ['a quotation mark that is never closed', doc({ title: '"broken' }), 2, { title: 'intro.mdx' }],
])('reads the text of a file with %s, so that it is checked too', async (_, text, line, frontMatter) => {
  expect(await read(text)).toMatchObject({ source: { frontMatter, body: '\nText.\n' }, problems: [{ line }] });
});

it('reads the text of a file without front matter', async () => {
  expect(await read('title: Title\n---\nText.')).toMatchObject({
    source: { body: 'title: Title\n---\nText.', lineOffset: 0 },
    problems: [{ line: 1 }],
  });
});

it.each([
  ['carriage returns and line feeds', (text: string) => text.replaceAll('\n', '\r\n')],
  ['carriage returns', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('reads a file with %s like any other', async (_, change) => {
  expect(await read(change(doc({ body: 'First.\n\nSecond.' })))).toMatchObject({
    source: { body: '\nFirst.\n\nSecond.\n', frontMatter: { title: 'Title' } },
    problems: [],
  });
});
