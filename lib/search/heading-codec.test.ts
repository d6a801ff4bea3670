import { expect, it } from 'vitest';
import { packHeadings, unpackHeadings } from './heading-codec';

it('gives back every heading', () => {
  const headings = [
    { i: 1, t: '环境变量 | 开关', h: 'environment' },
    { i: 2, t: 'Docker "Desktop"', h: 'docker-desktop', d: 3 },
    { i: 480, t: '', h: '数据', d: 6 },
  ];
  expect(unpackHeadings(packHeadings(headings))).toEqual(headings);
  expect(unpackHeadings(packHeadings([]))).toEqual([]);
});
