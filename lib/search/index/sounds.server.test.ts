import { expect, it } from 'vitest';
import { readSounds } from '../analyze/sounds';
import { buildSounds } from './sounds.server';

const words = ['重启', '重置', '群晖', '安装', '代理', '代理服务器', '进度'];
const sounds = readSounds({ version: '', ...buildSounds(new Set(words), words) });
const spelled = (letters: string) => sounds.spelledBy(letters).map((own) => own.words.join('|'));

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

it('knows which characters sound alike, southern speech included', () => {
  expect(sounds.soundOf('群辉')).toBe(sounds.soundOf('群晖'));
  expect(sounds.soundOf('尽度')).toBe(sounds.soundOf('进度'));
  expect(sounds.soundOf('进度')).not.toBe(sounds.soundOf('代理'));
});
