/** How closely a page's own words repeat the query's: a heading that says what was typed is what the reader wants. */
import { isMessage, messageParts } from '@/lib/reference/message-parts';
import { toAlphanumeric } from '../analyze/normalize';
import { KEYWORD_SEPARATOR, type TitleDocument } from '../files';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import type { SearchStore } from './store';

export interface Phrase {
  /** The units' letters, small words included. */
  units: readonly string[];
  whole: string;
  /** The query as typed. */
  typed: string;
}

/** The query as it would be in a text. */
export function phraseOf(query: string, units: readonly QueryUnit[]): Phrase {
  const texts = units.map(({ text }) => toAlphanumeric(text));
  return { units: texts, whole: texts.join(''), typed: toAlphanumeric(query) };
}

export interface PhraseMatch {
  bonus: number;
  /** The heading that repeats the query best; undefined when none does, or when the page opens at its top. */
  section: number | undefined;
  /** The page opens at its top: the query names it, or the title repeats the query best. */
  isPage: boolean;
  /** The query is the page's title, label, id or keyword. */
  isName: boolean;
}

export function matchPhrase(phrase: Phrase, page: TitleDocument, store: SearchStore): PhraseMatch {
  const { phrase: weights, quoted } = WEIGHTS;
  const own = headsOf(page, store);
  const isWhole = (text: string) => text !== '' && text === phrase.whole;
  const title = weights.title * repeated(phrase, own.title) + (isWhole(own.title) ? weights.exactTitle : 0);
  const keyword = Math.max(0, ...own.keywords.map((text) => weights.keyword * repeated(phrase, text)));
  let heading = 0;
  let section: number | undefined;
  for (const { id, text, messages } of own.headings) {
    const value = weights.heading * repeated(phrase, text) + (isQuoted(phrase, messages) ? quoted : 0);
    if (value > heading) [heading, section] = [value, id];
  }
  const isName = [own.title, ...own.keywords, ...own.ids].some(isWhole);
  const isInTitle = repeated(phrase, own.title) === 1 && !own.headings.some(({ text }) => isWhole(text));
  const isPage = isName || isInTitle || (title >= heading && title > 0);
  return { bonus: title + Math.max(keyword, heading), section: isPage ? undefined : section, isPage, isName };
}

/** Whether a heading of the page quotes the query's message. */
export function quotesMessage(phrase: Phrase, page: TitleDocument | undefined, store: SearchStore): boolean {
  return page !== undefined && headsOf(page, store).headings.some(({ messages }) => isQuoted(phrase, messages));
}

/** Whether a query has one of the messages, or is a part of one. */
const isQuoted = ({ typed }: Phrase, messages: readonly string[]) =>
  messages.some((message) => typed.includes(message) || (isMessage(typed) && message.includes(typed)));

/** The messages that a heading quotes, cut where the tool fills in a value: `“Unable to reload module {}”`. */
function quotedIn(heading: string): string[] {
  const quoted = [...heading.matchAll(/[“"「『](.+?)[”"」』]/g)].map(([, message = '']) => message);
  return quoted.flatMap(messageParts).map(toAlphanumeric).filter(isMessage);
}

/** A page's own words, their letters and digits alone. */
interface Heads {
  title: string;
  keywords: readonly string[];
  headings: readonly { id: number; text: string; messages: readonly string[] }[];
  /** The last part of its address, and all of it below the docs. */
  ids: readonly string[];
}

const headsByPage = new WeakMap<TitleDocument, Heads>();

function headsOf(page: TitleDocument, store: SearchStore): Heads {
  const known = headsByPage.get(page);
  if (known) return known;
  const number = store.pageOf(page.i);
  const heads = {
    title: toAlphanumeric(page.t),
    keywords: store.keywords.get(page.i)?.split(KEYWORD_SEPARATOR).map(toAlphanumeric) ?? [],
    headings: store.sectionsOf(number).flatMap((id) => {
      const [, text] = store.headings.get(id) ?? [];
      return text === undefined ? [] : [{ id, text: toAlphanumeric(text), messages: quotedIn(text) }];
    }),
    ids: [page.u.split('/').at(-1) ?? '', page.u.replace(/^\/docs\//, '')].map(toAlphanumeric),
  };
  // Before the shard of its headings is loaded, this is not all.
  if (store.has(store.headShardOf(number))) headsByPage.set(page, heads);
  return heads;
}

/** Share of the phrase that the text repeats in one piece; a single word of several doesn't count. */
function repeated({ units, whole }: Phrase, text: string): number {
  let longest = 0;
  for (let from = 0; from < units.length; from++) {
    let piece = '';
    for (let to = from; to < units.length; to++) {
      piece += units[to];
      if (!text.includes(piece)) break;
      if ((to > from || units.length === 1) && piece.length > longest) longest = piece.length;
    }
  }
  return whole === '' ? 0 : (longest / whole.length) ** WEIGHTS.phrase.power;
}
