import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './write-file.server';

it('writes a file with the folders above it, then another in its place, and leaves nothing else', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'pbh-write-')), 'a/b/群晖.txt');
  for (const text of ['a first text', 'another']) {
    writeWhole(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(path.dirname(file))).toEqual(['群晖.txt']);
  }
});

it('says why a file can’t be written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pbh-write-'));
  expect(() => writeWhole(path.join(folder, 'a\0b'), '')).toThrow();
});
