import { expect, it } from 'vitest';
import type { Source } from '@/lib/content/model';
import { temporaryProject } from '@/tests/support/temporary-project';
import { compileSource as compile } from './compile-source.node';
import { compileSource as takeCompiled } from './compiled-source.node';

const source = (body: string): Source<unknown> => ({
  file: 'content/en/docs/a.mdx',
  locale: 'en',
  frontMatter: {},
  body,
  lineOffset: 4,
});

it('hands out what the build has compiled, whatever has become of the text since', async () => {
  const root = await temporaryProject({});
  const compiled = await compile(source('# Heading'), root);
  expect(await takeCompiled(source('Another text.'), root)).toEqual(JSON.parse(JSON.stringify(compiled)));
});

it('says so when a text was never compiled', async () => {
  const root = await temporaryProject({});
  await expect(takeCompiled(source('Text.'), root)).rejects.toThrow('content/en/docs/a.mdx was not compiled');
});
