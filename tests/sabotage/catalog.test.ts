import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOG } from './catalog';
import { SiteCopy } from './site-copy';

/** Reads the project, and changes nothing. */
class UnchangedProject extends SiteCopy {
  override write(): void {}
}

it('has at most 40 different promises', () => {
  expect(CATALOG.length).toBeLessThanOrEqual(40);
  expect(new Set(CATALOG.map(({ promise }) => promise)).size).toBe(CATALOG.length);
});

it.each(CATALOG)('$promise: the test and the broken sources exist', ({ breakSite, breakSource, test: [file] }) => {
  expect(breakSite ?? breakSource).toBeDefined();
  if (file.endsWith('.ts')) expect(existsSync(file)).toBe(true);
  breakSource?.(new UnchangedProject('.'));
});
