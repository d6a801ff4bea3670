import { expect, it } from 'vitest';
import { SoundTable } from './sound-table';
import { buildSounds } from './sounds.node';

it('reads characters as their words do', () => {
  const sounds = new SoundTable(buildSounds(['重启', '重置', '银行', '重量']).file);
  expect(['重启', '重置', '银行', '重量'].map((word) => sounds.read(word).join(' '))).toEqual([
    'chong qi',
    'chong zhi',
    'yin hang',
    'zhong liang',
  ]);
});
