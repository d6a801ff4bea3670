import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

it('counts Chinese characters, and words of other scripts', () => {
  expect(readingMinutes('字'.repeat(1400))).toBe(4);
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
  expect(readingMinutes(`${'字'.repeat(700)}${' word'.repeat(440)}`)).toBe(4);
});

it('counts an address or a version as one word and ignores punctuation', () => {
  expect(readingMinutes('10.0.0.1 '.repeat(440))).toBe(2);
  expect(readingMinutes('，。！—… '.repeat(9999))).toBe(1);
});

it('returns at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
});
