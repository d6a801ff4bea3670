import type { PageLayout } from './page-layout';

/** What one unit is worth on one page. */
export interface UnitScore {
  page: number;
  /** Title, description, keywords. */
  whole: number;
  sections: Map<number, number>;
  terms: Map<string, number>;
  /** Of the best alternative on the page. */
  quality: number;
}

/**
 * How much of a query one section of a page has, with what title, description and keywords have: 1 is all of it, in the
 * query's own words.
 *
 * @param units each of the query's with its weight; undefined where the page lacks it
 */
export function bestShare(
  units: readonly { weight: number; unit: UnitScore | undefined }[],
  layout: PageLayout,
): number {
  let total = 0;
  let anywhere = 0;
  const chunks = new Map<number, number>();
  for (const { weight, unit } of units) {
    total += weight;
    if (!unit) continue;
    const worth = weight * unit.quality;
    if (unit.whole > 0) anywhere += worth;
    else {
      for (const chunk of new Set([...unit.sections.keys()].map((id) => layout.chunkOf(id))))
        chunks.set(chunk, (chunks.get(chunk) ?? 0) + worth);
    }
  }
  return (anywhere + Math.max(0, ...chunks.values())) / (total || 1);
}
