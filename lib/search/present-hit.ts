/**
 * From a ranked hit to what a result shows. Owns: which section opens, which text the snippet is cut from.
 */
import type { Hit } from './engine';
import { hasMarks } from './find-marks';
import { KEYWORD_BORDER } from './index-format';
import type { SearchStore } from './search-store';
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
  /** The part that a better snippet would come from, when it has not been loaded. */
  wantsTexts: number | undefined;
}

const MOST_HIGHLIGHTED = 8;

export function presentHit(hit: Hit, store: SearchStore, snippetLength: number): SearchResult {
  const { page, terms } = hit;
  const section = refineSection(hit, store);
  const headings = headingPath(section, page.i, store);
  const heading = headings.at(-1);
  const mark = (text: string) => markText(text, terms, store.variants);
  const snippet = chooseSnippet(hit, section, store, snippetLength);
  return {
    key: page.i,
    route: page.u,
    anchor: section === page.i ? undefined : (store.anchors.get(section) ?? heading?.h),
    context: page.c,
    title: mark(page.t),
    path: [...page.b.map((text) => ({ text, marks: [] })), ...headings.map(({ t }) => mark(t))],
    snippet: snippet.text,
    highlight: terms
      .map((term) => term.replace(/~$/, ''))
      .filter((term) => term.length > 1)
      .slice(0, MOST_HIGHLIGHTED),
    wantsTexts: snippet.complete ? undefined : store.textPartOf(textOf(hit, section)),
  };
}

/** Content knows chunks of sections; with the texts at hand, the section that has most of the terms. */
function refineSection({ section, page, terms }: Hit, store: SearchStore): number {
  const heading = store.headings.get(section);
  if (heading && hasMarks(heading.t, terms, store.variants)) return section;
  const last = store.layout.lastOf(store.layout.pageOf(page.i));
  const chunk = store.layout.chunkOf(section);
  if (section !== chunk || !store.texts.has(chunk) || section === page.i) return section;
  let best = section;
  let most = 0;
  for (let id = chunk; id <= last && store.layout.chunkOf(id) === chunk; id++) {
    const text = store.texts.get(id) ?? '';
    const found = terms.filter((term) => hasMarks(text, [term], store.variants)).length;
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

/** The section that a snippet is cut from: the one that opens, or where the page as a whole answers, the one that says it best. */
const textOf = ({ page, text }: Hit, section: number) => (section === page.i ? text : section);

interface Snippet {
  text: MarkedText;
  /** Whether loading more of the page could give a better one. */
  complete: boolean;
}

/**
 * What tells most of a result: the section's own words around the match, else the description, else other words of the page. A
 * match in the heading is shown above already, so its section is told by how it begins. Keywords are written for the search
 * rather than for readers: they are the last to be shown, and only those that match.
 */
function chooseSnippet(hit: Hit, section: number, store: SearchStore, length: number): Snippet {
  const { page, terms } = hit;
  const cut = (text: string) => cutSnippet(text, terms, length, store.variants);
  const matches = (text: string | undefined) => text !== undefined && hasMarks(text, terms, store.variants);
  const own = store.texts.get(section);
  const description = store.descriptions.get(page.i);
  const told = [own, description].find(matches);
  if (told !== undefined) return { text: cut(told), complete: true };
  if (section !== page.i && matches(store.headings.get(section)?.t))
    return { text: cut(own || description || page.t), complete: true };
  const other = textWhere(matches, page.i, store);
  const keywords = store.keywords.get(page.i)?.split(KEYWORD_BORDER).filter(matches) ?? [];
  return {
    text: cut(other ?? (keywords.join(KEYWORD_BORDER) || description || own || page.t)),
    complete: other !== undefined || store.texts.has(textOf(hit, section)),
  };
}

function textWhere(matches: (text: string | undefined) => boolean, page: number, store: SearchStore) {
  const last = store.layout.lastOf(store.layout.pageOf(page));
  for (let id = page; id <= last; id++) {
    const text = store.texts.get(id);
    if (matches(text)) return text;
  }
  return undefined;
}
