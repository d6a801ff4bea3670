import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFileAtomically } from './write-file.server';

it('creates folders, replaces an existing file and leaves no temporary file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'pbh-write-')), 'a/b/群晖.txt');
  for (const text of ['a first text', 'another']) {
    writeFileAtomically(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(path.dirname(file))).toEqual(['群晖.txt']);
  }
});

it('throws when a file can’t be written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pbh-write-'));
  expect(() => writeFileAtomically(path.join(folder, 'a\0b'), '')).toThrow();
});
