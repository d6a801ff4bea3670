/**
 * From a ranked hit to what a result shows. Owns: which section opens, which text the snippet is cut from. Of the texts it looks
 * at the one alone that it asks for, whatever others have come.
 */
import type { Hit } from './engine';
import { hasMarks } from './find-marks';
import { KEYWORD_BORDER, type TitleDocument } from './index-format';
import type { VariantTable } from './normalize';
import type { SearchStore } from './search-store';
import type { SearchView } from './search-view';
import { cutSnippet, type MarkedText, markText } from './snippet';

export interface SearchResult {
  /** Unique among the results. */
  key: number;
  route: string;
  /** Of the section that answers; undefined for the page as a whole. */
  anchor: string | undefined;
  context: string;
  title: MarkedText;
  /** Groups, then the headings down to the section. */
  path: MarkedText[];
  snippet: MarkedText;
  /** What the opened page highlights. */
  highlight: string[];
  /** The part that a better snippet would come from, when it has not come. */
  wantsTexts: number | undefined;
}

const MOST_HIGHLIGHTED = 8;

/** @param readsText false far down a list, for which no texts are fetched */
export function presentHit(hit: Hit, view: SearchView, snippetLength: number, readsText = true): SearchResult {
  const { page, terms } = hit;
  const { store, variants } = view;
  const matches = (text: string | undefined) => text !== undefined && hasMarks(text, terms, variants);
  const isTold = matches(store.descriptions.get(page.i)) || isInHeading(hit.section, page.i, store, matches);
  const chunk = readsText && !isTold ? chunkOf(hit, store) : undefined;
  const texts = chunk === undefined ? new Map<number, string>() : textsOf(chunk, store);
  const section = hit.section === chunk ? refineSection(hit, texts, variants) : hit.section;
  const headings = headingPath(section, page.i, store);
  const rowAnchor = texts.has(section) ? store.anchors.get(section) : undefined;
  const mark = (text: string) => markText(text, terms, variants);
  const snippet = chooseSnippet(hit.page, section, texts, store, matches);
  return {
    key: page.i,
    route: page.u,
    anchor: section === page.i ? undefined : (rowAnchor ?? headings.at(-1)?.h),
    context: page.c,
    title: mark(page.t),
    path: [...page.b.map((text) => ({ text, marks: [] })), ...headings.map(({ t }) => mark(t))],
    snippet: cutSnippet(snippet, terms, snippetLength, variants),
    highlight: terms
      .map((term) => term.replace(/~$/, ''))
      .filter((term) => term.length > 1)
      .slice(0, MOST_HIGHLIGHTED),
    wantsTexts: chunk === undefined || texts.size > 0 ? undefined : store.textPartOf(chunk),
  };
}

type Matches = (text: string | undefined) => boolean;

function isInHeading(section: number, page: number, store: SearchStore, matches: Matches): boolean {
  return section !== page && matches(store.headings.get(section)?.t);
}

/** The chunk that a snippet is cut from: the one that opens, or where the page as a whole answers, the one that says it best. */
function chunkOf({ page, section, text }: Hit, { layout }: SearchStore): number {
  return layout.chunkOf(section === page.i ? text : section);
}

/** The texts of a chunk's sections; none before they have come. */
function textsOf(chunk: number, { layout, texts }: SearchStore): ReadonlyMap<number, string> {
  const own = new Map<number, string>();
  for (let id = chunk; id < layout.sections && layout.chunkOf(id) === chunk; id++) {
    const text = texts.get(id);
    if (text !== undefined) own.set(id, text);
  }
  return own;
}

/** Content knows chunks of sections; with the texts at hand, the section that has most of the terms. */
function refineSection(
  { section, page, terms }: Hit,
  texts: ReadonlyMap<number, string>,
  variants: VariantTable,
): number {
  let best = section;
  let most = 0;
  for (const [id, text] of section === page.i ? [] : texts) {
    const found = terms.filter((term) => hasMarks(text, [term], variants)).length;
    if (found > most) [best, most] = [id, found];
  }
  return best;
}

function headingPath(section: number, page: number, store: SearchStore) {
  const path = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let id = section; id > page; id--) {
    const heading = store.headings.get(id);
    if (!heading || (heading.d ?? 2) >= depth) continue;
    depth = heading.d ?? 2;
    path.unshift(heading);
  }
  return path;
}

/**
 * What tells most of a result: the description where it matches, else the section's own words, else other words of the page. A
 * match in the heading is shown above already, so its section is told by how it begins. Keywords are written for the search
 * rather than for readers: they are the last to be shown, and only those that match.
 *
 * @param texts of the sections that are looked at
 */
function chooseSnippet(
  page: TitleDocument,
  section: number,
  texts: ReadonlyMap<number, string>,
  store: SearchStore,
  matches: Matches,
): string {
  const own = texts.get(section);
  const description = store.descriptions.get(page.i);
  const told = [description, own].find(matches);
  if (told !== undefined) return told;
  if (isInHeading(section, page.i, store, matches)) return own || description || page.t;
  const keywords = store.keywords.get(page.i)?.split(KEYWORD_BORDER).filter(matches) ?? [];
  const other = [...texts.values()].find(matches);
  return other ?? (keywords.join(KEYWORD_BORDER) || description || own || page.t);
}
