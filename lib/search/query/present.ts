/** From a hit to what a result shows: which section opens, and which text the snippet is cut from. */
import type { VariantTable } from '../analyze/normalize';
import { KEYWORD_BORDER, PAIR_SIGN, type ShardName } from '../files';
import type { Hit } from '../search';
import { hasMarks } from './find-marks';
import { cutSnippet, type MarkedText, markText } from './snippet';
import type { SearchStore } from './store';
import type { SearchView } from './view';

export interface SearchResult {
  /** Unique among the results. */
  key: number;
  route: string;
  /** Of the section that answers; undefined for the page as a whole. */
  anchor: string | undefined;
  context: string;
  title: MarkedText;
  /** Categories, then the headings down to the section. */
  path: MarkedText[];
  snippet: MarkedText;
  /** What the opened page marks. */
  highlight: string[];
  /** The shard that a better snippet comes from, when it is not loaded. */
  wants: ShardName | undefined;
}

const MOST_HIGHLIGHTED = 8;

/** @param snippetLength at most so many characters */
export function presentHit(hit: Hit, view: SearchView, snippetLength: number): SearchResult {
  const { document, terms } = hit;
  const { store, variants } = view;
  const matches: Matches = (text) => text !== undefined && hasMarks(text, terms, variants);
  const mark = (text: string) => markText(text, terms, variants);
  const chunk = hit.section ?? hit.text;
  const isTold =
    matches(store.descriptions.get(document.i)) ||
    (hit.section !== undefined && matches(store.headings.get(hit.section)?.[1]));
  const texts = isTold ? NO_TEXTS : textsOf(chunk, store);
  const section = hit.section === undefined ? document.i : refineSection(hit.section, hit.terms, texts, variants);
  const headings = headingPath(section, document.i, store);
  const rowAnchor = texts.has(section) ? store.anchors.get(section) : undefined;
  const title = mark(document.t);
  // The page scrolls to its first mark, which must not be far below the top of a page that the query names.
  const marked = hit.isName && title.marks.length === 0 ? [] : terms;
  const source = chooseText(hit, section, texts, store, matches);
  return {
    key: document.i,
    route: document.u,
    anchor: section === document.i ? undefined : (rowAnchor ?? headings.at(-1)?.[2]),
    context: document.c,
    title,
    path: [...document.b.map((text) => ({ text, marks: [] })), ...headings.map(([, text]) => mark(text))],
    snippet: cutSnippet(source, terms, snippetLength, variants),
    highlight: marked
      .map((term) => (term.endsWith(PAIR_SIGN) ? term.slice(0, -PAIR_SIGN.length) : term))
      .filter((term) => term.length > 1)
      .slice(0, MOST_HIGHLIGHTED),
    wants: isTold || store.has(store.textShardOf(chunk)) ? undefined : store.textShardOf(chunk),
  };
}

type Matches = (text: string | undefined) => boolean;

const NO_TEXTS: ReadonlyMap<number, string> = new Map();

/** The texts of a chunk's sections; none before their shard is loaded. */
function textsOf(chunk: number, store: SearchStore): ReadonlyMap<number, string> {
  return new Map(
    store.neighbours(chunk).flatMap((id): [number, string][] => {
      const text = store.texts.get(id);
      return text === undefined ? [] : [[id, text]];
    }),
  );
}

/** The index knows chunks of sections; with their texts loaded, the section that has most of the terms opens. */
function refineSection(
  section: number,
  terms: readonly string[],
  texts: ReadonlyMap<number, string>,
  variants: VariantTable,
): number {
  let best = section;
  let most = 0;
  for (const [id, text] of texts) {
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
    if (!heading || heading[3] >= depth) continue;
    depth = heading[3];
    path.unshift(heading);
  }
  return path;
}

/**
 * What tells most about a result: the description where it matches, else the section's own words, else other words of the chunk.
 * A match in the heading is shown already, so the snippet is the beginning of its section. Keywords are written for search
 * rather than for readers: they are shown last, and only those that match.
 */
function chooseText(
  { document }: Hit,
  section: number,
  texts: ReadonlyMap<number, string>,
  store: SearchStore,
  matches: Matches,
): string {
  const own = texts.get(section);
  const description = store.descriptions.get(document.i);
  const told = [description, own].find(matches);
  if (told !== undefined) return told;
  if (section !== document.i && matches(store.headings.get(section)?.[1])) return own || description || document.t;
  const keywords = store.keywords.get(document.i)?.split(KEYWORD_BORDER).filter(matches) ?? [];
  const other = [...texts.values()].find(matches);
  return other ?? (keywords.join(KEYWORD_BORDER) || description || own || document.t);
}
