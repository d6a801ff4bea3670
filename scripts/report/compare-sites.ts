import { compareText, formatProblem, type Problem, sortProblems } from '@/lib/errors';
import { type Outcome, placeOf } from '@/lib/search/relevance/relevance.server';
import type { SiteFacts } from './read-site';
import { MAX_TEXT_LENGTH, type RankChange, type Report } from './render-report';

type SiteChanges = Pick<Report, 'pages' | 'framesChanged' | 'lostAnchors' | 'sizes'>;

export function compareSites(before: SiteFacts, after: SiteFacts): SiteChanges {
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort(compareText);
  const changes: SiteChanges = { pages: [], framesChanged: 0, lostAnchors: [], sizes: [] };
  for (const address of addresses) {
    const [old, page] = [before.pages.get(address), after.pages.get(address)];
    const title = (page ?? old)?.title ?? '';
    if (!old) changes.pages.push({ address, kind: 'added', title });
    else if (!page) changes.pages.push({ address, kind: 'removed', title });
    else {
      if (old.content !== page.content) changes.pages.push({ address, kind: 'changed', title });
      else if (old.htmlHash !== page.htmlHash) changes.framesChanged += 1;
      const present = new Set(page.anchors);
      const lost = old.anchors.filter((anchor) => !present.has(anchor));
      changes.lostAnchors.push(...lost.map((anchor) => ({ address, anchor })));
    }
  }
  for (const [kind, bytes] of after.sizes)
    changes.sizes.push({ message: kind, before: before.sizes.get(kind) ?? 0, after: bytes });
  return changes;
}

/** Returns the problems that only the new content has, and the number of those that the old content had too. */
export function compareProblems(before: readonly Problem[], after: readonly Problem[]) {
  // Without the line, so that a problem that only moved isn't reported as new.
  const keyOf = ({ file, message }: Problem) => `${file} ${message}`;
  const oldKeys = new Set(before.map(keyOf));
  const newProblems = sortProblems(after.filter((problem) => !oldKeys.has(keyOf(problem))));
  return {
    problems: newProblems.map((problem) => formatProblem(problem).slice(0, MAX_TEXT_LENGTH)),
    olderProblems: after.length - newProblems.length,
  };
}

/**
 * Returns the queries for which the rank of the best relevant page changed, in the order of the queries. Leaves out
 * queries that the base doesn't have, and those that must find nothing.
 */
export function compareRanks(before: readonly Outcome[], after: readonly Outcome[]): RankChange[] {
  const old = new Map(before.map((outcome) => [outcome.query.id, outcome]));
  return after.flatMap((outcome) => {
    const { id, q, locale, kind } = outcome.query;
    const earlier = old.get(id);
    if (!earlier || kind === 'none' || placeOf(earlier) === placeOf(outcome)) return [];
    return [{ query: q, locale, before: placeOf(earlier) || null, after: placeOf(outcome) || null }];
  });
}
