import { expect, it } from 'vitest';
import { PinyinIndex } from '../analyze/pinyin-index';
import { TermList } from '../analyze/vocabulary';
import { buildPinyinFile } from './pinyin.server';

const words = ['重启', '重置', '群晖', '安装', '代理', '代理服务器', '进度'];
const sounds = new PinyinIndex(buildPinyinFile(new Set(words), words));
const spelled = (letters: string) => sounds.namesSpelledBy(letters).map((own) => own.words.join('|'));

it('gives names their pinyin and initials as aliases', () => {
  expect(spelled('qunhui')).toEqual(['群晖']);
  expect(spelled('chongzhi')).toEqual(['重置']);
  expect(spelled('dlfwq')).toEqual(['代理服务器']);
  expect(spelled('chongq')).toEqual(['重启']);
  expect(spelled('docker')).toEqual([]);
});

it('reads several names in a row', () => {
  expect(spelled('qunhuianzhuang')).toEqual(['群晖|安装']);
});

it('knows which words sound alike, southern speech included', () => {
  const like = (text: string) => sounds.homophonesOf(text, new TermList(words));
  expect(like('群辉')).toEqual(['群晖']);
  expect(like('尽度')).toEqual(['进度']);
  expect(like('按装')).toEqual(['安装']);
  expect(like('带里')).toEqual([]);
});
