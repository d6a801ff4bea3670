/**
 * From a ranked hit to what a result shows. Owns: which section opens, which text the snippet is cut from.
 */
import type { Hit } from './engine';
import { hasMarks } from './find-marks';
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
  const number = store.layout.pageOf(page.i);
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
    wantsTexts: snippet.complete ? undefined : store.textPartOf(number),
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

interface Snippet {
  text: MarkedText;
  /** Whether loading the page's texts could give a better one. */
  complete: boolean;
}

/** The first of these that matches: the section's text, the description, the heading, the keywords, any text of the page. */
function chooseSnippet({ page, terms }: Hit, section: number, store: SearchStore, length: number): Snippet {
  const cut = (text: string) => cutSnippet(text, terms, length, store.variants);
  const own = store.texts.get(section);
  const description = store.descriptions.get(page.i);
  for (const candidate of [own, description, store.headings.get(section)?.t, store.keywords.get(page.i)]) {
    if (candidate !== undefined && hasMarks(candidate, terms, store.variants))
      return { text: cut(candidate), complete: true };
  }
  for (let id = page.i; id <= store.layout.lastOf(store.layout.pageOf(page.i)); id++) {
    const text = store.texts.get(id);
    if (text !== undefined && hasMarks(text, terms, store.variants)) return { text: cut(text), complete: true };
  }
  return { text: cut(description || (own ?? page.t)), complete: store.texts.has(page.i) };
}
