import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { temporaryProject } from '@/tests/support/temporary-project';
import { dataFileReader } from './data-file-reader.node';

const FILE = 'content/words.json';

it('reads a file again when it has changed, and not before', async () => {
  const root = await temporaryProject({ [FILE]: '["one"]' });
  const read = dataFileReader(z.array(z.string()));
  const first = read(root, FILE, []);
  expect(first).toEqual(['one']);
  expect(read(root, FILE, [])).toBe(first);
  await writeFile(path.join(root, FILE), '["one", "two"]');
  expect(read(root, FILE, [])).toEqual(['one', 'two']);
});

it('reports what is wrong each time, and sees a file that comes', async () => {
  const root = await temporaryProject({ [FILE]: '[1]' });
  const read = dataFileReader(z.array(z.string()));
  for (let time = 0; time < 2; time++) {
    const problems: Problem[] = [];
    expect(read(root, FILE, problems)).toBeNull();
    expect(problems).toHaveLength(1);
  }
  expect(read(root, 'content/more.json', [])).toBeNull();
  await writeFile(path.join(root, 'content/more.json'), '["one"]');
  expect(read(root, 'content/more.json', [])).toEqual(['one']);
});
