/** Measures search relevance: reads the query files, computes metrics and formats the report. */
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
    /** Ids of the relevant docs: `docs/faq`. */
    expected: z.array(z.string()),
    note: z.string().optional(),
  }),
);

export type Query = z.infer<typeof Queries>[number];

const SETS = ['dev', 'own', 'late', 'docs', 'nonsense', 'talk', 'asked'] as const;

/**
 * Reads `queries-<set>.json` of each set; all sets by default. Throws when a file is invalid.
 */
export function readQueries(root: string, sets: readonly (typeof SETS)[number][] = SETS): Query[] {
  const read = (set: string) => readFileSync(path.join(root, `lib/search/relevance/queries-${set}.json`), 'utf8');
  return sets.flatMap((set) => Queries.parse(JSON.parse(read(set))));
}

export interface Outcome {
  query: Query;
  /** Routes of the results in order, without the leading slash. */
  found: readonly string[];
}

export interface Measures {
  queries: number;
  /** Shares of the queries with a relevant result among the first 1, 3 and 8. */
  success1: number;
  success3: number;
  success8: number;
  /** Mean of 1/rank of the first relevant result. */
  meanReciprocalRank: number;
  /** Share of the queries without results. */
  zero: number;
}

/** Returns the rank of the first relevant result, from 1; 0 when there is none. */
export function placeOf({ query, found }: Outcome): number {
  return found.findIndex((route) => query.expected.includes(route)) + 1;
}

/** Returns 1/rank of the first relevant result, or 0. A query that must have no results scores 1 when it has none. */
function reciprocalRankOf(outcome: Outcome): number {
  if (outcome.query.kind === 'none') return outcome.found.length === 0 ? 1 : 0;
  return placeOf(outcome) > 0 ? 1 / placeOf(outcome) : 0;
}

export function measure(outcomes: readonly Outcome[]): Measures {
  const share = (matches: (outcome: Outcome) => boolean) =>
    outcomes.filter(matches).length / Math.max(1, outcomes.length);
  const within = (rank: number) => share((outcome) => reciprocalRankOf(outcome) >= 1 / rank);
  const sum = outcomes.reduce((total, outcome) => total + reciprocalRankOf(outcome), 0);
  return {
    queries: outcomes.length,
    success1: within(1),
    success3: within(3),
    success8: within(8),
    meanReciprocalRank: sum / Math.max(1, outcomes.length),
    zero: share(({ found }) => found.length === 0),
  };
}

/** Returns the metrics of all queries that must have results, of each language and of each kind. */
export function measureGroups(outcomes: readonly Outcome[]): Map<string, Measures> {
  const answerable = outcomes.filter(({ query }) => query.kind !== 'none');
  const groups = new Map<string, Measures>([['all', measure(answerable)]]);
  const kinds = new Set(outcomes.map(({ query }) => query.kind));
  for (const locale of LOCALES) groups.set(locale, measure(answerable.filter(({ query }) => query.locale === locale)));
  for (const kind of kinds) groups.set(kind, measure(outcomes.filter(({ query }) => query.kind === kind)));
  return groups;
}

/** Formats a table of the groups, and a line for each query whose first result is irrelevant. */
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
  const misses = outcomes.filter((outcome) => reciprocalRankOf(outcome) < 1);
  const lines = misses.map(({ query, found }) => {
    const rank = placeOf({ query, found }) || '-';
    const expected = query.kind === 'none' ? 'nothing' : query.expected.join(' or ');
    const results = found.slice(0, 3).join(', ') || 'nothing';
    return `${query.id} ${query.kind} "${query.q}": rank ${rank}, expected ${expected}, found ${results}`;
  });
  const head = `${'group'.padEnd(16)} queries    S@1    S@3    S@8     MRR   zero`;
  return [head, ...rows, '', `${misses.length} queries whose first result is wrong:`, ...lines].join('\n');
}
