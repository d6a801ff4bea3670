import { describe, expect, it } from 'vitest';
import { formatMisses, measure, type Outcome, readQueries } from './relevance.server';

const outcome = (kind: string, expected: string[], found: string[]): Outcome => ({
  query: { id: 'x', q: 'q', kind, locale: 'en', expected },
  found,
});

const outcomes = [
  outcome('title', ['docs/a'], ['docs/a', 'docs/b']),
  outcome('title', ['docs/a', 'docs/c'], ['docs/b', 'docs/c']),
  outcome('typo', ['docs/a'], []),
  outcome('none', [], []),
  outcome('none', [], ['docs/b']),
];

describe('measure', () => {
  it('distinguishes the place that a result opens from its page', () => {
    const places = ['docs/a#x', 'docs/b#y'];
    const measured = measure([outcome('short', ['docs/b#y'], places), outcome('short', ['docs/a'], places)]);
    expect(measured).toMatchObject({ success1: 0.5, success3: 1, place1: 0, place3: 0.5 });
  });

  it('counts the docs below a page as parts of the page', () => {
    const measured = measure([
      outcome('short', ['docs/faq'], ['docs/faq/bans#x']),
      outcome('short', ['docs/faq'], ['docs/faqs']),
    ]);
    expect(measured).toMatchObject({ success1: 0.5, place1: 0 });
  });

  it('computes success rates, and expects no results for nonsense', () => {
    expect(measure(outcomes)).toEqual({
      success1: 1 / 3,
      success3: 2 / 3,
      place1: 1 / 3,
      place3: 2 / 3,
      nonsense: 0.5,
    });
  });
});

it('lists the misses', () => {
  expect(formatMisses(outcomes)).toMatchInlineSnapshot(`
    "3 queries whose first result is wrong:
    x title "q": rank 2, expected docs/a or docs/c, found docs/b, docs/c
    x typo "q": rank -, expected docs/a, found nothing
    x none "q": rank -, expected nothing, found docs/b"
  `);
});

it.each(['dev', 'own', 'late', 'docs', 'nonsense', 'talk', 'asked', 'field', 'reports'] as const)(
  'reads the %s queries, whose ids are unique',
  (set) => {
    const queries = readQueries(process.cwd(), [set]);
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  },
);
