/** Turns a hit into a search result: decides which section it opens, and cuts its snippet. */
import type { ShardName } from '../files';
import type { Hit } from '../search';
import { cutSnippet, findMarks, type MarkedText, markText } from './snippet';
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
  const matches = (text = '') => findMarks(text, terms, variants).length > 0;
  const mark = (text: string) => markText(text, terms, variants);
  const section = hit.section ?? document.i;
  const isAtTop = section === document.i;
  // The result needs no text when the description or heading shows the match.
  const showsMatch = matches(document.d) || (!isAtTop && matches(store.headings.get(section)?.[1]));
  const textShard = store.textShardOf(hit.section ?? hit.bestSection);

  const headings = headingPath(section, document.i, store);
  const title = mark(document.t);
  // A page that the query names opens at its top, and highlighting would scroll down to the first mark.
  const highlighted = hit.isName && title.marks.length === 0 ? [] : terms;
  return {
    key: document.i,
    route: document.u,
    anchor: isAtTop ? undefined : (store.anchors.get(section) ?? headings.at(-1)?.[2]),
    title,
    path: [...document.b.map((text) => ({ text, marks: [] })), ...headings.map(([, text]) => mark(text))],
    snippet: cutSnippet(chooseText(), terms, snippetLength, variants),
    highlight: highlighted.filter((term) => term.length > 1).slice(0, MAX_HIGHLIGHTED_TERMS),
    missingShard: showsMatch || store.has(textShard) ? undefined : textShard,
  };

  /**
   * Chooses the text for the snippet. Without a match, it is the beginning of the section that the result opens. Keywords
   * are written for the search rather than for readers, so the matching ones are shown only as a last resort.
   */
  function chooseText(): string {
    if (showsMatch) return document.d || document.t;
    const text = store.texts.get(hit.section ?? hit.bestSection);
    if (text && (matches(text) || !isAtTop)) return text;
    return document.k.filter(matches).join(', ') || document.d || text || document.t;
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
