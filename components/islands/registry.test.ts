import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ISLANDS } from './registry';

it('names each island after its file', () => {
  const names = readdirSync('components', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /([\w-]+)\.island\.tsx$/.exec(file)?.[1] ?? [],
  );
  expect(Object.keys(ISLANDS).sort()).toEqual(names.sort());
});
