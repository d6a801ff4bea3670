import { expect, it } from 'vitest';
import { PinyinIndex } from '../analyze/pinyin-index';
import { buildPinyinFile } from './lexicon.server';

const words = ['重启', '重置', '群晖', '安装', '代理', '代理服务器', '进度'];
const index = new PinyinIndex(buildPinyinFile(new Set(words), words));
const namesSpelledBy = (letters: string) => index.namesSpelledBy(letters).map(({ word }) => word);

it('finds names by their pinyin and initials', () => {
  expect(namesSpelledBy('qunhui')).toEqual(['群晖']);
  expect(namesSpelledBy('chongzhi')).toEqual(['重置']);
  expect(namesSpelledBy('dlfwq')).toEqual(['代理服务器']);
  expect(namesSpelledBy('chongq')).toEqual(['重启']);
  expect(namesSpelledBy('docker')).toEqual([]);
});

it('finds homophones, including those of southern accents', () => {
  const homophonesOf = (text: string) => index.homophonesOf(text, words);
  expect(homophonesOf('群辉')).toEqual(['群晖']);
  expect(homophonesOf('尽度')).toEqual(['进度']);
  expect(homophonesOf('按装')).toEqual(['安装']);
  expect(homophonesOf('带里')).toEqual([]);
});
