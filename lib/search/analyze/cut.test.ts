import { describe, expect, it } from 'vitest';
import { bigrams, cutLatin, scanRuns } from './cut';

const texts = (text: string) => scanRuns(text).map((run) => run.text);

describe('scanRuns', () => {
  it('keeps identifiers whole', () => {
    expect(texts('set `minimum-size` to 4.6.x, see 172.17.0.1:9898 or -qB4250-')).toEqual([
      'set',
      'minimum-size',
      'to',
      '4.6.x',
      'see',
      '172.17.0.1:9898',
      'or',
      'qB4250',
    ]);
  });

  it('parts scripts that nobody parts with a space', () => {
    expect(scanRuns('用docker部署')).toEqual([
      { kind: 'han', text: '用', start: 0 },
      { kind: 'latin', text: 'docker', start: 1 },
      { kind: 'han', text: '部署', start: 7 },
    ]);
  });

  it.each(['', ' \t\n', '。，！', '\ud800', '🍃'])('finds nothing in %j', (text) => {
    expect(scanRuns(text)).toEqual([]);
  });
});

describe('cutLatin', () => {
  it('finds a name whole and by its parts', () => {
    expect(cutLatin('module.peer-id')).toEqual(['module.peer-id', 'module', 'peer-id', 'peer', 'id']);
    expect(cutLatin('AutoSTUN')).toEqual(['autostun', 'auto', 'stun']);
    expect(cutLatin('qB4250')).toEqual(['qb4250', 'qb', '4250']);
    expect(cutLatin("doesn't")).toEqual(['doesnt']);
  });

  it('leaves out parts of one letter', () => {
    expect(cutLatin('4.6.x')).toEqual(['4.6.x']);
  });
});

it('pairs neighbouring characters', () => {
  expect(bigrams('反向解析')).toEqual(['反向', '向解', '解析']);
  expect(bigrams('网')).toEqual([]);
});
