import { expect, it } from 'vitest';
import type { Outcome } from '@/lib/search/relevance/relevance.server';
import { compareRanks } from './compare-sites';

const outcome = (id: string, found: string[], kind = 'title'): Outcome => ({
  query: { id, q: `query ${id}`, locale: 'en', kind, expected: ['docs/faq', 'docs/intro'] },
  found,
});

it('returns the queries for which the rank of the best relevant page changed', () => {
  const before = [
    outcome('same', ['docs/faq']),
    outcome('other page, same place', ['docs/faq']),
    outcome('up', ['docs/x', 'docs/faq']),
    outcome('lost', ['docs/faq']),
    outcome('found', ['docs/x']),
    outcome('asked for nothing', [], 'none'),
  ];
  const after = [
    outcome('same', ['docs/faq', 'docs/x']),
    outcome('other page, same place', ['docs/intro']),
    outcome('up', ['docs/faq']),
    outcome('lost', ['docs/x']),
    outcome('found', ['docs/x', 'docs/y', 'docs/intro']),
    outcome('asked for nothing', ['docs/faq'], 'none'),
    outcome('new', ['docs/faq']),
  ];
  expect(compareRanks(before, after)).toEqual([
    { query: 'query up', locale: 'en', before: 2, after: 1 },
    { query: 'query lost', locale: 'en', before: 1, after: null },
    { query: 'query found', locale: 'en', before: null, after: 3 },
  ]);
});
