/** How well the search finds: query files, the measures, and how they are printed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCALES } from '@/lib/locales';

const Queries = z.array(
  z.object({
    id: z.string(),
    /** What is typed. */
    q: z.string(),
    locale: z.enum(LOCALES),
    /** `title`, `typo`, `pinyin` …; `none` for what must find nothing. */
    kind: z.string(),
    /** Ids of the docs, any of which is right: `docs/faq`. */
    expected: z.array(z.string()),
    note: z.string().optional(),
  }),
);

export type Query = z.infer<typeof Queries>[number];

const SETS = ['dev', 'own', 'late', 'docs', 'nonsense', 'talk', 'asked'] as const;

/**
 * The queries of `queries-<set>.json`.
 *
 * @param sets all of them when left out
 * @throws when a file is no list of queries
 */
export function readQueries(root: string, sets: readonly (typeof SETS)[number][] = SETS): Query[] {
  const read = (set: string) => readFileSync(path.join(root, `lib/search/relevance/queries-${set}.json`), 'utf8');
  return sets.flatMap((set) => Queries.parse(JSON.parse(read(set))));
}

export interface Outcome {
  query: Query;
  /** Routes of the results in order, without leading slash. */
  found: readonly string[];
}

export interface Measures {
  queries: number;
  /** Shares of the queries whose first right result is at place 1, 3, 8 or better. */
  success1: number;
  success3: number;
  success8: number;
  /** Mean of 1/place of the first right result. */
  meanReciprocalRank: number;
  /** Share without any result. */
  zero: number;
}

/** Place of the first right result, from 1; 0 when there is none. */
export function placeOf({ query, found }: Outcome): number {
  return found.findIndex((route) => query.expected.includes(route)) + 1;
}

/** 1/place of the first right result; 1 for a query that must find nothing and finds nothing; else 0. */
function successOf(outcome: Outcome): number {
  if (outcome.query.kind === 'none') return outcome.found.length === 0 ? 1 : 0;
  return placeOf(outcome) > 0 ? 1 / placeOf(outcome) : 0;
}

export function measure(outcomes: readonly Outcome[]): Measures {
  const share = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / Math.max(1, outcomes.length);
  const within = (most: number) => share((outcome) => successOf(outcome) >= 1 / most);
  const reciprocal = outcomes.reduce((sum, outcome) => sum + successOf(outcome), 0);
  return {
    queries: outcomes.length,
    success1: within(1),
    success3: within(3),
    success8: within(8),
    meanReciprocalRank: reciprocal / Math.max(1, outcomes.length),
    zero: share(({ found }) => found.length === 0),
  };
}

/** The measures of all queries that have an answer, of those that have none, of each kind and of each language. */
export function measureGroups(outcomes: readonly Outcome[]): Map<string, Measures> {
  const answerable = outcomes.filter(({ query }) => query.kind !== 'none');
  const groups = new Map<string, Measures>([['all', measure(answerable)]]);
  const kinds = new Set(outcomes.map(({ query }) => query.kind));
  for (const locale of LOCALES) groups.set(locale, measure(answerable.filter(({ query }) => query.locale === locale)));
  for (const kind of kinds) groups.set(kind, measure(outcomes.filter(({ query }) => query.kind === kind)));
  return groups;
}

/** A table of the groups, then a line for each query whose first result is wrong. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}`.padStart(6);
  const rows = [...measureGroups(outcomes)].map(([name, measures]) =>
    [
      name.padEnd(16),
      String(measures.queries).padStart(7),
      percent(measures.success1),
      percent(measures.success3),
      percent(measures.success8),
      measures.meanReciprocalRank.toFixed(3).padStart(7),
      percent(measures.zero),
    ].join(' '),
  );
  const misses = outcomes.filter((outcome) => successOf(outcome) < 1);
  const lines = misses.map(({ query, found }) => {
    const place = placeOf({ query, found });
    const wanted = query.kind === 'none' ? 'nothing' : query.expected.join(' or ');
    return `${query.id} ${query.kind} "${query.q}": place ${place || '-'}, wanted ${wanted}, found ${found.slice(0, 3).join(', ') || 'nothing'}`;
  });
  const head = `${'group'.padEnd(16)} queries    S@1    S@3    S@8     MRR   zero`;
  return [head, ...rows, '', `${misses.length} whose first result is wrong:`, ...lines].join('\n');
}
