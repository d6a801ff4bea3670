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

/** Whether one section of a page has all these units, but for what title, description and keywords have. */
export function isTogether(units: readonly UnitScore[], layout: PageLayout): boolean {
  const chunks = units.map(({ sections }) => new Set([...sections.keys()].map((id) => layout.chunkOf(id))));
  const candidates = new Set(chunks.flatMap((set) => [...set]));
  return [...candidates].some((chunk) => units.every(({ whole }, index) => whole > 0 || chunks[index]?.has(chunk)));
}
