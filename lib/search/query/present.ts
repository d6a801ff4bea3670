/** Turns a hit into a search result: decides which section it opens, and cuts its snippet. */
import { KEYWORD_SEPARATOR, type ShardName } from '../files';
import type { Hit } from '../search';
import { firstMark } from './find-marks';
import { cutSnippet, type MarkedText, markText } from './snippet';
import type { SearchStore } from './store';

export interface SearchResult {
  /** Unique among the results. */
  key: number;
  route: string;
  /** Anchor of the section that the result opens; undefined for the top of the page. */
  anchor: string | undefined;
  title: MarkedText;
  /** Breadcrumbs: the ancestor categories, then the headings down to the section. */
  path: MarkedText[];
  snippet: MarkedText;
  /** Terms that the opened page highlights. */
  highlight: string[];
  /** The shard that is needed for a better snippet, if it isn't loaded. */
  missingShard: ShardName | undefined;
}

const MAX_HIGHLIGHTED_TERMS = 8;

/** @param snippetLength maximum length in characters */
export function presentHit(hit: Hit, store: SearchStore, snippetLength: number): SearchResult {
  const { document, terms } = hit;
  const { variants } = store;
  const matches = (text: string | undefined, textTerms: readonly string[] = terms): text is string =>
    text !== undefined && firstMark(text, textTerms, variants) !== undefined;
  const mark = (text: string) => markText(text, terms, variants);
  const headingOf = (section: number) => store.headings.get(section)?.[1];
  const description = store.descriptions.get(document.i);
  const chunk = hit.section ?? hit.chunk;
  // The result needs no text shard when the description or heading shows the match.
  const showsMatch = matches(description) || (hit.section !== undefined && matches(headingOf(hit.section)));
  /** Texts of the chunk's sections; empty strings before their shard is loaded. */
  const texts = new Map<number, string>();
  if (!showsMatch) for (const id of store.sectionsOfChunk(chunk)) texts.set(id, store.texts.get(id) ?? '');

  // The index knows only the chunk; its texts tell which section has the most terms.
  const countTerms = (id: number) => terms.filter((term) => matches(texts.get(id), [term])).length;
  const betterSection = (a: number, b: number) => (countTerms(b) > countTerms(a) ? b : a);
  const section = hit.section === undefined ? document.i : [...texts.keys()].reduce(betterSection, hit.section);

  const headings = headingPath(section, document.i, store);
  const title = mark(document.t);
  // A page that the query names opens at its top, and highlighting would scroll down to the first mark.
  const highlighted = hit.isName && title.marks.length === 0 ? [] : terms;
  return {
    key: document.i,
    route: document.u,
    anchor: section === document.i ? undefined : (store.anchors.get(section) ?? headings.at(-1)?.[2]),
    title,
    path: [...document.b.map((text) => ({ text, marks: [] })), ...headings.map(([, text]) => mark(text))],
    snippet: cutSnippet(chooseText(), terms, snippetLength, variants),
    highlight: highlighted.filter((term) => term.length > 1).slice(0, MAX_HIGHLIGHTED_TERMS),
    missingShard: showsMatch || store.has(store.textShardOf(chunk)) ? undefined : store.textShardOf(chunk),
  };

  /**
   * Chooses the text for the snippet: the first match among the description, the section and the other texts of the
   * chunk. When the heading matches, the snippet is the beginning of its section. Keywords are written for the search
   * rather than for readers, so the matching ones are shown only when nothing else matches.
   */
  function chooseText(): string {
    const sectionText = texts.get(section);
    const matchingText = [description, sectionText].find((text) => matches(text));
    if (matchingText) return matchingText;
    if (section !== document.i && matches(headingOf(section))) return sectionText || description || document.t;
    const keywords =
      store.keywords
        .get(document.i)
        ?.split(KEYWORD_SEPARATOR)
        .filter((text) => matches(text)) ?? [];
    const otherText = [...texts.values()].find((text) => matches(text));
    return otherText ?? (keywords.join(KEYWORD_SEPARATOR) || description || sectionText || document.t);
  }
}

/** Returns the section's heading and its ancestors, outermost first. */
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
