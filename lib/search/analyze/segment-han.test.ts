import { describe, expect, it } from 'vitest';
import { segmentHanQuery } from './segment-han';

const words = new Set(['进度', '作弊', '网段', '封禁', '代理', '代理服务器', '服务器', '反向解析']);
const segment = (run: string, partial = true) =>
  segmentHanQuery(run, (text, isLast) => {
    if (['的', '怎么'].includes(text)) return 'stop';
    if (words.has(text)) return 'word';
    if (partial && isLast && [...words].some((word) => word.startsWith(text))) return 'prefix';
    return undefined;
  }).map(({ text, kind }) => `${text}/${kind}`);

describe('segmentHanQuery', () => {
  it('prefers the fewest words', () => {
    expect(segment('代理服务器的进度作弊')).toEqual(['代理服务器/word', '的/stop', '进度/word', '作弊/word']);
  });

  it('accepts a prefix only at the end of the run', () => {
    expect(segment('封禁反向解')).toEqual(['封禁/word', '反向解/prefix']);
    expect(segment('反向解封禁')).toEqual(['反向解/unknown', '封禁/word']);
  });

  it('merges adjacent unknown characters', () => {
    expect(segment('红烧肉封禁')).toEqual(['红烧肉/unknown', '封禁/word']);
  });
});
