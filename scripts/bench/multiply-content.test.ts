import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { multiplyContent } from './multiply-content';

it('creates the requested number of valid docs, with different words in each copy', async () => {
  const root = await temporaryProject({});
  const originalLength = (await readFile('tests/fixtures/site/en/docs/intro.mdx', 'utf8')).length;
  multiplyContent('tests/fixtures/site', path.join(root, 'content'), 50);
  const { content, problems } = await checkContent(root);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const { docs } of Object.values(content.locales)) expect(docs).toHaveLength(50);
  const copies = await Promise.all(
    [1, 2].map((copy) => readFile(path.join(root, `content/en/docs/copy-${copy}/intro.mdx`), 'utf8')),
  );
  expect(new Set(copies).size).toBe(2);
  for (const copy of copies) expect(Math.abs(copy.length / originalLength - 1)).toBeLessThan(0.1);
});
