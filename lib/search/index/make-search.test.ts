import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content.server';
import { listFiles } from '@/lib/content/files.server';
import { byLocale } from '@/lib/locales';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { createSearchBuilder, keywordsOf, writeSearch } from './make-search.server';

const QUESTIONS = ['- why am I slow', '- who steals my line', '- what now', '- is it on', '- kick the leech'].join(
  '\n  ',
);

it('writes the files of both languages, and indexes readers’ questions without storing their text', async () => {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc({ body: '代理服务器。' }),
    'content/en/docs/intro.mdx': doc({ title: 'First', body: 'Proxy server.' }),
    'content/en/asks/intro.yml': `top:\n  ${QUESTIONS}\n`,
  });
  const search = createSearchBuilder(root);
  const { content } = await checkContent(root, search.add);
  const built = await search.make(
    content,
    byLocale(() => []),
  );
  const folder = path.join(root, 'made');
  await writeSearch(root, folder, built);
  const files = await listFiles(folder);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect(built.indexes.en.hashes.docs).toMatch(/^[0-9a-f]{10}$/);
  expect(files).toContain('search-index.json');
  expect(await read('en/search-index-docs.json')).toContain('First');
  expect(await read('en/search-index.words.json')).toContain('steals');
  expect(await read('en/search-index.texts.json')).not.toContain('steals');
});

it('adds the sidebar label and removes duplicates', () => {
  const keywords = ['qbee', 'qBEE', 'Shadow Ban', 'shadowban', 'Install with Docker'];
  const names = { title: 'Install with Docker', sidebar_label: 'Docker', keywords };
  expect(keywordsOf(names)).toEqual(['Docker', 'qBEE', 'shadowban']);
  expect(keywordsOf({ title: 'FAQ', sidebar_label: 'FAQ', keywords: [] })).toEqual([]);
});
