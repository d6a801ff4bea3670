import { describe, expect, it } from 'vitest';
import { splitIntoRuns, tokenizeLatin } from './tokenize';

const texts = (text: string) => splitIntoRuns(text).map((run) => run.text);

describe('splitIntoRuns', () => {
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

  it('splits at a change of script without a space', () => {
    expect(splitIntoRuns('用docker部署')).toEqual([
      { kind: 'han', text: '用', start: 0 },
      { kind: 'latin', text: 'docker', start: 1 },
      { kind: 'han', text: '部署', start: 7 },
    ]);
  });

  it.each(['', ' \t\n', '。，！', '\ud800', '🍃'])('finds nothing in %j', (text) => {
    expect(splitIntoRuns(text)).toEqual([]);
  });
});

describe('tokenizeLatin', () => {
  it('returns the whole name and its parts', () => {
    expect(tokenizeLatin('module.peer-id')).toEqual(['module.peer-id', 'module', 'peer-id', 'peer', 'id']);
    expect(tokenizeLatin('AutoSTUN')).toEqual(['autostun', 'auto', 'stun']);
    expect(tokenizeLatin('qB4250')).toEqual(['qb4250', 'qb', '4250']);
    expect(tokenizeLatin("doesn't")).toEqual(['doesnt']);
  });

  it('drops single letters', () => {
    expect(tokenizeLatin('4.6.x')).toEqual(['4.6.x']);
  });
});
