/**
 * The search engine. This module turns a query into ranked hits; each step is a separate module.
 *
 * At build time (`index/`):
 * 1. `collect-sections` splits compiled pages into sections, and `make-search` adds titles, keywords and breadcrumbs.
 * 2. `analyze-pages` finds the terms of each section: the dictionary words in Chinese, and Latin words with their
 * parts.
 * 3. `build-index` indexes the terms with FlexSearch, and builds the files of `files.ts`; `lexicon` generates Traditional
 * characters and pinyin.
 *
 * In the browser, `client/` loads the entry file first, which is enough for a first answer, and then the other parts, into
 * a `SearchStore`. For each query, `query/` runs:
 * 4. `parse-query` splits the query into units, with the vocabulary of the index.
 * 5. `expand-query` finds the terms for each unit: the word itself, other forms, synonyms, corrections, pinyin.
 * 6. `rank-places` scores sections and pages by the fields in which these terms occur, and by names that repeat the query
 * (`phrase`). A page may lack some of the words.
 * 7. This module puts the sections that explain a line of the tool's log first, which the log lookup recognizes.
 * 8. `present` builds the result that readers see: title, breadcrumbs, snippet and marks.
 *
 * All numbers of the ranking are in `weights.ts`. Only `client/` requests files, and nothing here uses the DOM.
 */
import { appendTo } from '@/lib/append-to';
import { isMessage, messageOf } from '@/lib/logs/match-messages';
import type { PageDocument, PartName } from './files';
import { expandQuery } from './query/expand-query';
import { parseQuery, type QueryUnit } from './query/parse-query';
import { type PageScore, type Ranking, rankPlaces } from './query/rank-places';
import type { SearchStore } from './query/store';
import { WEIGHTS } from './weights';

/** A place that answers a query: a section, or the top of a page. */
export interface Hit {
  document: PageDocument;
  /** The first section of a page is its top. */
  section: number;
  /** Matched terms of the index, best first. */
  terms: readonly string[];
  /** Whether the query is the page's title, id or a keyword. */
  isName: boolean;
  /** Whether the query is a message that the section explains. */
  isExplained?: boolean;
}

export interface Answer extends Omit<Ranking, 'pages'> {
  /** All hits, best first; those of one page follow each other. */
  hits: Hit[];
  units: readonly QueryUnit[];
  /** Parts that are not loaded yet and may change the hits. */
  missingParts: PartName[];
}

/** Limits the results of one page, so that there is room for other pages. */
const MAX_PER_PAGE = 2;
/** The thread and the package in front of the name of a Java exception. */
const EXCEPTION_PREFIX = /^Exception in thread \S+ |\b(?:[a-z]\w*\.)+(?=[A-Z]\w*(?:Exception|Error)\b)/g;

/**
 * Searches what is loaded. A line of the tool's log finds the section that explains its message first.
 *
 * @param query a log line is reduced to its message, and a Java exception to its class name and message
 * @param accepts whether a context is searched
 */
export function search(query: string, store: SearchStore, accepts: (context: string) => boolean = () => true): Answer {
  const message = (messageOf(query) || query).replace(EXCEPTION_PREFIX, '');
  const units = parseQuery(message, store);
  const { expansions, needsPinyin } = expandQuery(units, store);
  const isSearched = (page: number) => accepts(store.contextOf(page));
  const { pages, leftOut, hasOthers } = rankPlaces(units, expansions, store, isSearched);
  const [best] = pages;
  // The folder in an id isn't a word of the page, so the words alone may not find it.
  const identified = store.pageWithId(message);
  const explained = best?.isName ? [] : store.sectionsAbout(query);
  const leading = identified === undefined ? explained : [identified];
  const hits = withLeading(leading, pages, store).filter(({ document }) => isSearched(document.id));
  const needed: PartName[] = ['words'];
  if (needsPinyin && store.directory.sounds) needed.push('sounds');
  if (isMessage(message)) needed.push('messages');
  return {
    hits,
    leftOut: leading.length > 0 ? [] : leftOut,
    hasOthers,
    units,
    missingParts: needed.filter((part) => !store.loaded.has(part)),
  };
}

/** Returns the hits with those of the leading sections and their pages first. */
function withLeading(leading: readonly number[], pages: readonly PageScore[], store: SearchStore): Hit[] {
  const found = pages.flatMap((page) => hitsOf(page, store));
  const first = leading.flatMap((section): Hit[] => {
    const document = store.pages.get(store.pageOf(section));
    const { terms } = pages.find(({ page }) => page === document?.id) ?? { terms: [] };
    const isName = section === document?.id;
    return document ? [{ document, section, terms, isName, isExplained: !isName }] : [];
  });
  const byPage = new Map<PageDocument, Hit[]>();
  for (const hit of first) appendTo(byPage, hit.document, hit);
  for (const hit of found) if (!leading.includes(hit.section)) appendTo(byPage, hit.document, hit);
  return [...byPage.values()].flatMap((hits) => hits.slice(0, MAX_PER_PAGE));
}

/** Returns the best place of a page, and a second section that is nearly as good. */
function hitsOf({ page, places: [first, ...others], terms, isName }: PageScore, store: SearchStore): Hit[] {
  const document = store.pages.get(page);
  if (!document || !first) return [];
  // The top of a page has nothing to show below its title but the description.
  const second = others.find(({ section }) => section !== page);
  const hasSecond = second && second.score >= WEIGHTS.results.minScoreOfFirst * first.score;
  return (hasSecond ? [first, second] : [first]).map(({ section }) => ({ document, section, terms, isName }));
}
