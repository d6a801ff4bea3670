import { describe, expect, it } from 'vitest';
import { foldInPlace, normalize } from './normalize';

const variants = new Map([
  ['進', '进'],
  ['網', '网'],
]);

describe('normalize', () => {
  it('folds width, case, accents and Traditional characters', () => {
    expect(normalize('ＷｅｂＵＩ　進度 Café ① ﬁ', variants)).toBe('webui 进度 cafe 1 fi');
  });

  it('removes invisible characters', () => {
    expect(normalize('data\u200bbase soft\u00adware\ufeff', variants)).toBe('database software');
  });

  it('keeps lone surrogates and control characters', () => {
    expect(normalize('a\ud800b\u0000c', variants)).toHaveLength(5);
  });

  it('can keep the length of the text', () => {
    expect(foldInPlace('ﬁ網é…', variants)).toBe('ﬁ网e…');
    expect(foldInPlace('e\u0301 ＷｅｂＵＩ　進度 👍', variants)).toBe('e\u0301 WebUI 进度 👍');
  });
});
