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
