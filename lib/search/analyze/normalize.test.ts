import { describe, expect, it } from 'vitest';
import { fold, normalize, sourceIndex } from './normalize';

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

  it('maps each folded character to its source', () => {
    const source = 'ﬁ網é';
    const folded = fold(source, variants);
    expect(folded.text).toBe('fi网e');
    expect([0, 1, 2, 3, 4].map((index) => sourceIndex(folded, index))).toEqual([0, 0, 1, 2, 3]);
    expect(sourceIndex(fold('AB网', variants), 2)).toBe(2);
  });
});

it.each([
  ['Plain ASCII: `minimum-size` = 0 # x\nnext', true],
  ['中文，全角！（ＷｅｂＵＩ）～【注】《书》進', true],
  ['“Quoted” ‘it’s’ — done·', true],
  ['查看進度 é…', false],
  ['ﬁle', false],
  ['一👍', false],
])('folds a text like its separate characters: %s', (text, foldsOneToOne) => {
  const byCharacter = [...text].map((character) => fold(character, variants).text).join('');
  const { text: folded, offsets } = fold(text, variants);
  expect(folded).toBe(byCharacter);
  expect(offsets === undefined).toBe(foldsOneToOne);
});
