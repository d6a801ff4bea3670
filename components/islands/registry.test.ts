import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ISLANDS } from './registry';

it('names each island like its file, by which the build finds it', () => {
  const names = readdirSync('components', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /([\w-]+)\.island\.tsx$/.exec(file)?.[1] ?? [],
  );
  expect(Object.keys(ISLANDS).sort()).toEqual(names.sort());
});
