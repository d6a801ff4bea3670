import { expect, it } from 'vitest';
import { mergeStylesheetOrders } from './write-stylesheet.server';

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

it('refuses orders that contradict each other', () => {
  expect(() =>
    mergeStylesheetOrders([
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
    ]),
  ).toThrow('different orders: b, c, c, b.');
});
