import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { loadContent } from '@/lib/content/load.node';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { keepSections } from '@/lib/search/kept-sections.node';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { keepTwins } from './kept-twins.node';
import { prepareTexts } from './prepare.node';

const SITE = {
  'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍', body: '第一。' }),
  'content/zh-Hans/docs/more.mdx': doc({ title: '更多', body: '第二。' }),
  'content/en/docs/intro.mdx': doc({ title: 'Introduction', body: 'First.' }),
};

const namesIn = (root: string, kind: string) => readdir(path.join(root, '.next/cache', kind)).catch(() => []);

it('leaves to the build everything that it makes of texts', async () => {
  const root = await temporaryProject(SITE);
  await prepareTexts(root, 'code', await loadContent(root));
  for (const name of await namesIn(root, 'twins')) {
    await appendFile(path.join(root, '.next/cache/twins', name), 'From the helper.');
  }
  const before = [await namesIn(root, 'twins'), await namesIn(root, 'sections')];
  expect(before.map(({ length }) => length)).toEqual([3, 3]);

  const twins = keepTwins(root, 'code');
  const sections = keepSections(root, 'code');
  const { content } = await checkContent(root, async (text, compiled) => {
    await twins.add(text, compiled);
    await sections.add(text.source.file, compiled);
  });
  for (const text of content.locales['zh-Hans'].docs) expect(await twins.read(text)).toContain('From the helper.');
  expect([await namesIn(root, 'twins'), await namesIn(root, 'sections')]).toEqual(before);
});

it('stops where it meets the build', async () => {
  const root = await temporaryProject(SITE);
  const content = await loadContent(root);
  const [first] = content.locales['zh-Hans'].docs;
  if (!first) throw new Error('There is no doc.');
  await compileSource(first.source, root);
  await prepareTexts(root, 'code', content);
  expect(await namesIn(root, 'twins')).toHaveLength(2);
});
