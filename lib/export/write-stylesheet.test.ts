import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mergeStylesheetOrders, writeStylesheet } from './write-stylesheet.server';

it.each([
  [[['a', 'b']], 'ab'],
  [
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      ['a', 'c', 'd'],
    ],
    'abcd',
  ],
  [[[], ['b', 'c'], ['a', 'b']], 'abc'],
  [
    [
      ['a', 'x'],
      ['a', 'y'],
      ['a', 'y', 'x'],
    ],
    'ayx',
  ],
])('keeps the order of every list in %j', (lists, merged) =>
  expect(mergeStylesheetOrders(lists).join('')).toBe(merged),
);

it('rejects lists with contradicting orders', () => {
  expect(() =>
    mergeStylesheetOrders([
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
    ]),
  ).toThrow('different orders: b, c, c, b.');
});

it('adds vendor prefixes that supported browsers need', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stylesheet-'));
  writeFileSync(path.join(folder, 'a.css'), 'html { text-size-adjust: 100% }');
  const address = writeStylesheet(folder, folder, [['/a.css']]);
  expect(readFileSync(path.join(folder, address), 'utf8')).toContain('-webkit-text-size-adjust:100%');
  rmSync(folder, { recursive: true });
});
