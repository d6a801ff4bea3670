import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { listFiles } from '@/lib/content/files.node';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { searchMaker } from './make-search.node';

const DOC = { zh: 'content/zh-Hans/docs/intro.mdx', en: 'content/en/docs/intro.mdx' };
/** What is kept of the languages' files. */
const KEPT = '.next/cache/search';

/** The search of a project as it is, by file. */
async function make(root: string): Promise<Record<string, string>> {
  const search = searchMaker(root, 'code');
  const { content } = await checkContent(root, search.add);
  const { write } = await search.make(content);
  const folder = path.join(root, 'made');
  await write(folder);
  const files: Record<string, string> = {};
  for (const file of await listFiles(folder)) files[file] = await readFile(path.join(folder, file), 'utf8');
  return files;
}

it('makes the search of a language anew when one of its texts has changed, or its title alone', async () => {
  const root = await temporaryProject({
    [DOC.zh]: doc({ body: '代理服务器。' }),
    [DOC.en]: doc({ body: 'Proxy server.' }),
  });
  const before = await make(root);
  for (const file of ['zh-Hans.files', 'en.files']) {
    const place = path.join(root, KEPT, file);
    await writeFile(
      place,
      (await readFile(place, 'utf8')).replace('search-index.lexicon.json', 'search-index.kept.json'),
    );
  }
  expect(Object.keys(await make(root))).toContain('search-index.kept.json');

  await writeFile(path.join(root, DOC.zh), doc({ body: '两台代理服务器。' }));
  const edited = await make(root);
  expect(Object.keys(edited)).not.toContain('search-index.kept.json');
  expect(Object.keys(edited)).toContain('en/search-index.kept.json');
  expect(edited['search-index.json']).not.toBe(before['search-index.json']);

  await writeFile(path.join(root, DOC.en), doc({ title: 'Another', body: 'Proxy server.' }));
  const renamed = await make(root);
  expect(Object.keys(renamed)).not.toContain('en/search-index.kept.json');
  expect(renamed['en/search-index.json']).toContain('Another');
});
