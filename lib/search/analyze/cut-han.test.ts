import { describe, expect, it } from 'vitest';
import { cutHanQuery } from './cut-han';

const words = new Set(['进度', '作弊', '网段', '封禁', '代理', '代理服务器', '服务器', '反向解析']);
const cut = (run: string, partial = true) =>
  cutHanQuery(run, (text, isLast) => {
    if (['的', '怎么'].includes(text)) return 'stop';
    if (words.has(text)) return 'word';
    if (partial && isLast && [...words].some((word) => word.startsWith(text))) return 'prefix';
    return text === '竟度' ? 'mistyped' : undefined;
  }).map(({ text, kind }) => `${text}/${kind}`);

describe('cutHanQuery', () => {
  it('takes the fewest words', () => {
    expect(cut('代理服务器的进度作弊')).toEqual(['代理服务器/word', '的/stop', '进度/word', '作弊/word']);
  });

  it('knows the beginning of a word at the end only', () => {
    expect(cut('封禁反向解')).toEqual(['封禁/word', '反向解/prefix']);
    expect(cut('反向解封禁')).toEqual(['反向解/unknown', '封禁/word']);
  });

  it('takes a mistyped word where no other explains the run', () => {
    expect(cut('竟度封禁', false)).toEqual(['竟度/mistyped', '封禁/word']);
  });

  it('keeps what nobody knows together', () => {
    expect(cut('红烧肉封禁')).toEqual(['红烧肉/unknown', '封禁/word']);
  });
});
