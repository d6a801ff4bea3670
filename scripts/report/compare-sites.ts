import { compareText, formatProblem, type Problem, sortProblems } from '@/lib/errors';
import { type Outcome, placeOf } from '@/lib/search/relevance/relevance.server';
import type { SiteFacts } from './read-site';
import { LONGEST_TEXT, type RankChange, type Report } from './report-schema';

type SiteChanges = Pick<Report, 'pages' | 'framesChanged' | 'lostAnchors' | 'sizes'>;

/** What happened to pages, anchors and sizes between two builds. */
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
  for (const [what, bytes] of after.sizes)
    changes.sizes.push({ what, before: before.sizes.get(what) ?? 0, after: bytes });
  return changes;
}

/** What the content check finds since, links and translations included, and how much it found before. */
export function compareProblems(before: readonly Problem[], after: readonly Problem[]) {
  // Not by line: a problem that only moved is none of the change's.
  const keyOf = ({ file, what }: Problem) => `${file} ${what}`;
  const known = new Set(before.map(keyOf));
  const news = sortProblems(after.filter((problem) => !known.has(keyOf(problem))));
  return {
    problems: news.map((problem) => formatProblem(problem).slice(0, LONGEST_TEXT)),
    olderProblems: after.length - news.length,
  };
}

/**
 * The queries whose best right page has another rank than before, in the order of the queries, without those that the base wasn't
 * asked and those that must find nothing.
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
