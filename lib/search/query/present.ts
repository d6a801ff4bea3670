/** From a hit to what a result shows: which section opens, and which text the snippet is cut from. */
import { KEYWORD_SEPARATOR, type ShardName } from '../files';
import type { Hit } from '../search';
import { firstMark } from './find-marks';
import { cutSnippet, type MarkedText, markText } from './snippet';
import type { SearchStore } from './store';

export interface SearchResult {
  /** Unique among the results. */
  key: number;
  route: string;
  /** Of the section that answers; undefined for the page as a whole. */
  anchor: string | undefined;
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
export function presentHit(hit: Hit, store: SearchStore, snippetLength: number): SearchResult {
  const { document, terms } = hit;
  const { variants } = store;
  const has = (text: string | undefined, own: readonly string[] = terms): text is string =>
    text !== undefined && firstMark(text, own, variants) !== undefined;
  const mark = (text: string) => markText(text, terms, variants);
  const headingOf = (section: number) => store.headings.get(section)?.[1];
  const description = store.descriptions.get(document.i);
  const chunk = hit.section ?? hit.text;
  const isTold = has(description) || (hit.section !== undefined && has(headingOf(hit.section)));
  /** Of the chunk's sections; none before their shard is loaded. */
  const texts = new Map<number, string>();
  if (!isTold) for (const id of store.neighbours(chunk)) texts.set(id, store.texts.get(id) ?? '');

  // The index knows chunks of sections; with their texts loaded, the section that has most of the terms opens.
  const found = (id: number) => terms.filter((term) => has(texts.get(id), [term])).length;
  const most = (a: number, b: number) => (found(b) > found(a) ? b : a);
  const section = hit.section === undefined ? document.i : [...texts.keys()].reduce(most, hit.section);

  const headings = headingPath(section, document.i, store);
  const title = mark(document.t);
  // The page scrolls to its first mark, which must not be far below the top of a page that the query names.
  const marked = hit.isName && title.marks.length === 0 ? [] : terms;
  return {
    key: document.i,
    route: document.u,
    anchor: section === document.i ? undefined : (store.anchors.get(section) ?? headings.at(-1)?.[2]),
    title,
    path: [...document.b.map((text) => ({ text, marks: [] })), ...headings.map(([, text]) => mark(text))],
    snippet: cutSnippet(chooseText(), terms, snippetLength, variants),
    highlight: marked.filter((term) => term.length > 1).slice(0, MOST_HIGHLIGHTED),
    wants: isTold || store.has(store.textShardOf(chunk)) ? undefined : store.textShardOf(chunk),
  };

  /**
   * The description where it matches, else the section's own words, else other words of the chunk. A match in the heading is
   * shown already, so the snippet is the beginning of its section. Keywords are written for search rather than for readers:
   * they are shown last, and only those that match.
   */
  function chooseText(): string {
    const own = texts.get(section);
    const told = [description, own].find((text) => has(text));
    if (told) return told;
    if (section !== document.i && has(headingOf(section))) return own || description || document.t;
    const keywords =
      store.keywords
        .get(document.i)
        ?.split(KEYWORD_SEPARATOR)
        .filter((text) => has(text)) ?? [];
    const other = [...texts.values()].find((text) => has(text));
    return other ?? (keywords.join(KEYWORD_SEPARATOR) || description || own || document.t);
  }
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
