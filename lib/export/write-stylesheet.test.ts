import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeStylesheet } from './write-stylesheet.server';

it('adds vendor prefixes that supported browsers need', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stylesheet-'));
  writeFileSync(path.join(folder, 'a.css'), 'html { text-size-adjust: 100% }');
  const address = writeStylesheet(folder, folder, ['/a.css']);
  expect(readFileSync(path.join(folder, address), 'utf8')).toContain('-webkit-text-size-adjust:100%');
  rmSync(folder, { recursive: true });
});
