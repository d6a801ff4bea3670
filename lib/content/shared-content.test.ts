import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from './load.node';
import { whileShared } from './shared-content.node';

it('hands the model on without the bodies of texts, which pages have compiled', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh-shared-'));
  await mkdir(path.join(root, 'content/zh-Hans/docs'), { recursive: true });
  await writeFile(path.join(root, 'content/zh-Hans/docs/a.mdx'), '---\ntitle: A\ndescription: B.\n---\n\nC.\n');
  const content = await loadContent(root);
  const shared = await whileShared(root, content, async (file) => JSON.parse(await readFile(file, 'utf8')));
  const [doc] = content.locales['zh-Hans'].docs;
  expect(doc?.source.body).toContain('C.');
  expect(shared.locales['zh-Hans'].docs).toEqual([{ ...doc, source: { ...doc?.source, body: '' } }]);
});
