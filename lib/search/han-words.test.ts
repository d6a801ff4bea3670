import { describe, expect, it } from 'vitest';
import { HanWordReader, writeHanWords } from './han-words';
import { runsOf } from './index-terms';
import { WordSet } from './word-set';

const texts = ['代理服务器与 Docker 部署', 'no Chinese at all', '服务器的代理：群', '部署代理服务器'].map((text) =>
  runsOf(text, new Map()),
);
const words = ['代理', '服务', '服务器', '代理服务器', '部署', '群'];

describe('writeHanWords', () => {
  it('is read again, each word by the time its first text has come', () => {
    const reader = new HanWordReader(writeHanWords(texts, new WordSet([...words, '封禁', '的'])));
    const known = texts.map((runs) => {
      reader.read(runs);
      return [...reader.words].sort();
    });
    expect(known.at(-1)).toEqual([...words].sort());
    expect(known[0]).toEqual(words.filter((word) => word !== '群').sort());
  });

  it('takes little', () => {
    expect(writeHanWords(texts, new WordSet(words)).length).toBeLessThan(words.join(' ').length);
  });

  it('has nothing to say of texts without Chinese words', () => {
    const reader = new HanWordReader(writeHanWords(texts, new WordSet([])));
    texts.forEach((runs) => {
      reader.read(runs);
    });
    expect([...reader.words]).toEqual([]);
  });
});
