import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const examples = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^ {3}```tsx\n(.*?)^ {3}```$/gms)].map(
  ([, code = '']) => code.replaceAll(/^ {3}/gm, ''),
);

it('has the examples of both languages', () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

it.each(examples)('the example of the recipe is formatted as the linter wants it: %s', (code) => {
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['format', '--stdin-file-path=example.tsx'], { input: code, encoding: 'utf8' });
  expect(code).toBe(stdout);
});
