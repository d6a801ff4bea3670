/** Measures search relevance: reads the query files, computes metrics and lists the misses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCALES } from '@/lib/locales';

const Queries = z.array(
  z.object({
    id: z.string(),
    q: z.string(),
    locale: z.enum(LOCALES),
    /** `title`, `typo`, `pinyin` …; `none` for a query that must have no results. */
    kind: z.string(),
    /** Places that answer: a section as `docs/faq#move`, the top of a page as `docs/faq`. The other sets have pages only. */
    expected: z.array(z.string()),
    /** Number of the issue in which somebody reported the problem. */
    report: z.string().optional(),
  }),
);

export type Query = z.infer<typeof Queries>[number];

const SETS = ['dev', 'own', 'late', 'docs', 'nonsense', 'talk', 'asked', 'field', 'reports'] as const;

/**
 * Reads `queries-<set>.json` of each set; all sets by default. Throws when a file is invalid.
 */
export function readQueries(root: string, sets: readonly (typeof SETS)[number][] = SETS): Query[] {
  const read = (set: string) => readFileSync(path.join(root, `lib/search/relevance/queries-${set}.json`), 'utf8');
  return sets.flatMap((set) => Queries.parse(JSON.parse(read(set))));
}

export interface Outcome {
  query: Query;
  /** The places that the results open, in order: `docs/faq#move`. */
  found: readonly string[];
}

const pageOf = (place: string) => place.replace(/#.*/, '');

/** Returns the rank of the first result on a relevant page or a doc below it, from 1; 0 when there is none. */
export function rankOfPage({ query, found }: Outcome): number {
  const pages = query.expected.map(pageOf);
  const isRelevant = (place: string) => pages.some((page) => `${pageOf(place)}/`.startsWith(`${page}/`));
  return found.findIndex(isRelevant) + 1;
}

/** Returns the rank of the first result that opens a relevant place, from 1; 0 when there is none. */
export function rankOfPlace({ query, found }: Outcome): number {
  return found.findIndex((place) => query.expected.includes(place)) + 1;
}

/**
 * Returns the shares of queries with a relevant page, and with a relevant place, among the first 1 and 3 results; and the
 * share of queries that must have no results and have none.
 */
export function measure(outcomes: readonly Outcome[]) {
  const answerable = outcomes.filter(({ query }) => query.kind !== 'none');
  const nonsense = outcomes.filter(({ query }) => query.kind === 'none');
  const shareWithin = (count: number, rankOf: (outcome: Outcome) => number) =>
    answerable.map(rankOf).filter((rank) => rank > 0 && rank <= count).length / Math.max(1, answerable.length);
  return {
    success1: shareWithin(1, rankOfPage),
    success3: shareWithin(3, rankOfPage),
    place1: shareWithin(1, rankOfPlace),
    place3: shareWithin(3, rankOfPlace),
    nonsense: nonsense.filter(({ found }) => found.length === 0).length / Math.max(1, nonsense.length),
  };
}

/**
 * Lists the queries whose first result is irrelevant, one per line.
 *
 * @param byPlace whether the first result must open a relevant place, rather than a relevant page
 */
export function formatMisses(outcomes: readonly Outcome[], byPlace = false): string {
  const rankOf = byPlace ? rankOfPlace : rankOfPage;
  const misses = outcomes.filter((outcome) =>
    outcome.query.kind === 'none' ? outcome.found.length > 0 : rankOf(outcome) !== 1,
  );
  const lines = misses.map(({ query, found }) => {
    const rank = rankOf({ query, found }) || '-';
    const expected = query.kind === 'none' ? 'nothing' : query.expected.join(' or ');
    const results = found.slice(0, 3).join(', ') || 'nothing';
    return `${query.id} ${query.kind} "${query.q}": rank ${rank}, expected ${expected}, found ${results}`;
  });
  return [`${misses.length} queries whose first result is wrong:`, ...lines].join('\n');
}
