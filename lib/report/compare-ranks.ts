import { type Outcome, placeOf } from '@/lib/search/relevance/relevance';
import type { RankChange } from './report-schema';

/**
 * The queries whose best right page stands at another place than before, in the order of the queries.
 *
 * @param before what the base found; queries that it wasn't asked are left out, and so are those that must find nothing
 */
export function compareRanks(before: readonly Outcome[], after: readonly Outcome[]): RankChange[] {
  const old = new Map(before.map((outcome) => [outcome.query.id, outcome]));
  return after.flatMap((outcome) => {
    const { id, q, locale, kind } = outcome.query;
    const earlier = old.get(id);
    if (!earlier || kind === 'none') return [];
    const [from, to] = [rankOf(earlier), rankOf(outcome)];
    return from === to ? [] : [{ query: q, locale, before: from, after: to }];
  });
}

function rankOf(outcome: Outcome): number | null {
  return placeOf(outcome) || null;
}
