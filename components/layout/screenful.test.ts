// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { screenful } from './screenful';

afterEach(() => vi.unstubAllGlobals());

const on = (width: number, height: number, lang = 'en') => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  document.documentElement.lang = lang;
  const { lines, lineLength } = screenful();
  return lines * lineLength;
};

it('is more than pages show, on screens of all sizes, and not much more', () => {
  // The most that the pages of this site with much text show below their header.
  for (const [width, height, characters] of [
    [390, 844, 920],
    [1350, 900, 1350],
    [2560, 1440, 2350],
  ] as const) {
    expect(on(width, height)).toBeGreaterThan(characters);
    expect(on(width, height)).toBeLessThan(2.5 * characters);
  }
});

it('counts with wider letters in Chinese', () => {
  expect(on(390, 844, 'zh-Hans')).toBeLessThan(on(390, 844));
});
