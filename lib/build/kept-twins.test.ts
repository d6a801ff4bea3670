import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import type { Content } from '@/lib/content/model';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { keepTwins } from './kept-twins.node';

const FILE = 'content/zh-Hans/docs/intro.mdx';

async function twinsOf(root: string, code = 'code') {
  const twins = keepTwins(root, code);
  const { content } = await checkContent(root, twins.add);
  await twins.tidy();
  return { names: await readdir(path.join(root, '.next/cache/twins')), twin: await twins.read(first(content)) };
}

function first({ locales }: Content) {
  const [text] = locales['zh-Hans'].docs;
  if (!text) throw new Error('There is no doc.');
  return text;
}

it('keeps one twin a text, and makes it again when the text or the code is another', async () => {
  const root = await temporaryProject({ [FILE]: doc({ title: '介绍', body: 'One.' }) });
  const before = await twinsOf(root);
  expect(before.twin).toMatch(/^# 介绍\n[\s\S]*One\.\n$/);
  expect(await twinsOf(root)).toEqual(before);

  await writeFile(path.join(root, FILE), doc({ title: '介绍', body: 'Two.' }));
  const after = await twinsOf(root);
  expect(after.twin).toContain('Two.');
  expect(after.names).not.toEqual(before.names);
  expect((await twinsOf(root, 'other code')).names).not.toEqual(after.names);
  expect(after.names).toHaveLength(1);
});
