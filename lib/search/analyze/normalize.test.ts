import { describe, expect, it } from 'vitest';
import { normalize, normalizeWithOffsets, sourceIndex } from './normalize';

const variants = new Map([
  ['進', '进'],
  ['網', '网'],
]);

describe('normalize', () => {
  it('folds width, case, accents and Traditional characters', () => {
    expect(normalize('ＷｅｂＵＩ　進度 Café ① ﬁ', variants)).toBe('webui 进度 cafe 1 fi');
  });

  it('drops what nobody sees', () => {
    expect(normalize('data\u200bbase soft\u00adware\ufeff', variants)).toBe('database software');
  });

  it('survives lone surrogates and control characters', () => {
    expect(normalize('a\ud800b\u0000c', variants)).toHaveLength(5);
  });

  it('knows where each folded character came from', () => {
    const source = 'ﬁ網é';
    const folded = normalizeWithOffsets(source, variants);
    expect(folded.text).toBe('fi网e');
    expect([0, 1, 2, 3, 4].map((index) => sourceIndex(folded, index))).toEqual([0, 0, 1, 2, 3]);
    expect(sourceIndex(normalizeWithOffsets('AB网', variants), 2)).toBe(2);
  });
});

describe('texts that are folded at one stroke', () => {
  const variants = new Map([['進', '进']]);
  const samples = [
    'Plain ASCII: `minimum-size` = 0 # x\nnext',
    '中文，全角！（ＷｅｂＵＩ）～【注】《书》',
    '“Quoted” ‘it’s’ — done·',
  ];

  it.each(samples)('come out as character by character: %s', (text) => {
    expect(normalizeWithOffsets(text, variants)).toEqual({ text: normalize(text, variants) });
  });

  it.each(['查看進度', 'é…', 'ﬁle', '一👍'])('others are not: %s', (text) => {
    expect(normalizeWithOffsets(text, variants).text).toBe(normalize(text, variants));
  });
});
