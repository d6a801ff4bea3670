/** Compares a query as a phrase with the names on a page: its title, keywords and ids, and its headings. */
import { toAlphanumeric } from '../analyze/normalize';
import { type PageDocument, SETTING_DEPTH } from '../files';
import { WEIGHTS } from '../weights';
import type { SearchStore } from './store';

export interface NameMatch {
  /** Whether the query is the page's title, id or a keyword, and so opens its top. */
  isName: boolean;
  /** Bonus of the page. */
  page: number;
  /** Bonus of each section whose heading repeats the query, and of the top of the page. */
  places: ReadonlyMap<number, number>;
}

/** @param phrase the texts of the query's units, including stop words, in letters and digits only like the names */
export function matchNames(phrase: readonly string[], page: PageDocument, store: SearchStore): NameMatch {
  const { phrase: weights } = WEIGHTS;
  const names = namesByPage.get(page) ?? readNames(page, store);
  // The headings of all pages arrive together.
  if (store.loaded.has('words')) namesByPage.set(page, names);
  const { title, keywords, headings, ids } = names;
  const joined = phrase.join('');
  const isQuery = (text: string) => text !== '' && text === joined;
  const titleBonus = weights.title * repeatedShare(phrase, title);
  const keywordBonus = weights.keyword * Math.max(0, ...keywords.map((text) => repeatedShare(phrase, text)));
  const isTitle = [title, ...ids].some(isQuery);
  const isKeyword = keywords.some(isQuery);
  // The keywords of a page with questions are about one of them each.
  const isAboutTop = page.questionDepth === undefined;
  const places = new Map([[page.id, isAboutTop ? Math.max(titleBonus, keywordBonus) : titleBonus]]);
  let headingBonus = 0;
  for (const { id, text } of headings) {
    const bonus = weights.heading * repeatedShare(phrase, text);
    if (bonus > 0) places.set(id, bonus);
    headingBonus = Math.max(headingBonus, bonus);
  }
  const nameBonus = isTitle || isKeyword ? weights.exactName : 0;
  return {
    isName: isTitle || (isKeyword && isAboutTop),
    page: nameBonus + titleBonus + Math.max(keywordBonus, headingBonus),
    places,
  };
}

const namesByPage = new WeakMap<PageDocument, ReturnType<typeof readNames>>();

/** Returns the names on a page, in letters and digits only. */
function readNames(page: PageDocument, store: SearchStore) {
  return {
    title: toAlphanumeric(page.title),
    keywords: page.keywords.map(toAlphanumeric),
    headings: [...store.headings.values()]
      .filter(([section, , , depth]) => store.pageOf(section) === page.id && depth !== SETTING_DEPTH)
      .map(([id, text]) => ({ id, text: toAlphanumeric(text) })),
    // The last segment of the route, and the route below `/docs/`.
    ids: [page.route.split('/').at(-1) ?? '', page.route.replace(/^\/docs\//, '')].map(toAlphanumeric),
  };
}

/** Returns the share of the phrase that the text repeats without a gap; one word of several doesn't count. */
function repeatedShare(phrase: readonly string[], text: string): number {
  const { length } = phrase.join('');
  let maxLength = 0;
  for (let from = 0; from < phrase.length; from++) {
    let piece = '';
    for (let to = from; to < phrase.length; to++) {
      piece += phrase[to];
      if (!text.includes(piece)) break;
      if (to > from || phrase.length === 1) maxLength = Math.max(maxLength, piece.length);
    }
  }
  return length === 0 ? 0 : (maxLength / length) ** WEIGHTS.phrase.power;
}
