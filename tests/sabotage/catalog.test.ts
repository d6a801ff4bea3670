import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOG } from './catalog';
import { Project } from './project';

it('has at least 60 sabotages with unique names', () => {
  expect(CATALOG.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CATALOG.map(({ name }) => name)).size).toBe(CATALOG.length);
});

it.each(CATALOG.map(({ name, detector }) => [name, detector] as const))('%s: the test file exists', (_, detector) => {
  if (detector.kind === 'browser') expect(existsSync(`tests/browser/${detector.spec}`)).toBe(true);
  if (detector.kind === 'unit') expect(existsSync(detector.file)).toBe(true);
});

/** Checks edits of sources without writing them. Sabotages of `out/` aren't checked here, because they need a build. */
class DryProject extends Project {
  override write(): void {}
  override remove(): void {}
}

it.each(
  CATALOG.filter(({ rebuild, detector }) => rebuild || detector.kind === 'unit').map(
    ({ name, apply }) => [name, apply] as const,
  ),
)('%s: the edited passage exists', (_, apply) => {
  expect(() => apply(new DryProject(process.cwd()))).not.toThrow();
});

it('throws for a passage that is missing or occurs more than once', () => {
  const project = new DryProject(process.cwd());
  const [line = ''] = readFileSync('package.json', 'utf8').split('\n');
  expect(() => project.replace('package.json', `${line}\nnowhere`, '')).toThrow('0 times');
  expect(() => project.replace('package.json', '"', '')).toThrow('not once');
});
