import { describe, expect, it } from 'vitest';
import { fold, foldInPlace } from './normalize';

const variants = new Map([
  ['進', '进'],
  ['網', '网'],
]);

describe('fold', () => {
  it('folds width, accents and Traditional characters', () => {
    expect(fold('ＷｅｂＵＩ　進度 Café ① ﬁ', variants)).toBe('WebUI 进度 Cafe 1 fi');
  });

  it('removes invisible characters', () => {
    expect(fold('data\u200bbase soft\u00adware\ufeff', variants)).toBe('database software');
  });

  it('keeps lone surrogates and control characters', () => {
    expect(fold('a\ud800b\u0000c', variants)).toHaveLength(5);
  });

  it('can keep the length of the text', () => {
    expect(foldInPlace('ﬁ網é…', variants)).toBe('ﬁ网e…');
    expect(foldInPlace('e\u0301 ＷｅｂＵＩ　進度 👍', variants)).toBe('e\u0301 WebUI 进度 👍');
  });
});
