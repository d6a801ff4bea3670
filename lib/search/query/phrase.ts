/**
 * Scores how closely the names on a page repeat the query as a phrase: a heading with the typed words is the best
 * result.
 */
import { isMessage, messageParts } from '@/lib/logs/known-messages';
import { toAlphanumeric } from '../analyze/normalize';
import type { PageDocument } from '../files';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import type { SearchStore } from './store';

/** A query in letters and digits only, like the names that it is compared with. */
export interface Phrase {
  /** The text of each unit, including stop words. */
  units: readonly string[];
  /** The texts of all units, concatenated. */
  joinedUnits: string;
  query: string;
}

export function phraseOf(query: string, units: readonly QueryUnit[]): Phrase {
  const texts = units.map(({ text }) => toAlphanumeric(text));
  return { units: texts, joinedUnits: texts.join(''), query: toAlphanumeric(query) };
}

export interface PhraseMatch {
  bonus: number;
  /** The heading that repeats the query best; undefined when none does. */
  section: number | undefined;
  /** Whether the result opens at the top of the page: the query names the page, or its title matches best. */
  isPage: boolean;
  /** Whether the query is the page's title, id or a keyword. */
  isName: boolean;
}

export function matchPhrase(phrase: Phrase, page: PageDocument, store: SearchStore): PhraseMatch {
  const { phrase: weights, quotedMessage } = WEIGHTS;
  const { title, keywords, headings, ids } = namesOf(page, store);
  const isQuery = (text: string) => text !== '' && text === phrase.joinedUnits;
  const titleShare = repeatedShare(phrase, title);
  const titleBonus = weights.title * titleShare;
  const keywordBonus = Math.max(0, ...keywords.map((text) => weights.keyword * repeatedShare(phrase, text)));
  let headingBonus = 0;
  let section: number | undefined;
  for (const { id, text, messages } of headings) {
    const bonus = weights.heading * repeatedShare(phrase, text) + (hasMessage(phrase, messages) ? quotedMessage : 0);
    if (bonus > headingBonus) [headingBonus, section] = [bonus, id];
  }
  const isName = [title, ...keywords, ...ids].some(isQuery);
  const isInTitle = titleShare === 1 && !headings.some(({ text }) => isQuery(text));
  const isPage = isName || isInTitle || (titleBonus >= headingBonus && titleBonus > 0);
  const nameBonus = isName ? weights.exactName : 0;
  return { bonus: nameBonus + titleBonus + Math.max(keywordBonus, headingBonus), section, isPage, isName };
}

/** Whether a heading of the page quotes the message in the query. */
export function quotesMessage(phrase: Phrase, page: PageDocument | undefined, store: SearchStore): boolean {
  return page !== undefined && namesOf(page, store).headings.some(({ messages }) => hasMessage(phrase, messages));
}

/** Whether the query contains one of the messages, or is a part of one. */
const hasMessage = ({ query }: Phrase, messages: readonly string[]) =>
  messages.some((message) => query.includes(message) || (isMessage(query) && message.includes(query)));

/** Returns the messages that a heading quotes, split at placeholders: `“Unable to reload module {}”`. */
function quotedMessages(heading: string): string[] {
  const quotes = [...heading.matchAll(/[“"「『](.+?)[”"」』]/g)].map(([, message = '']) => message);
  return quotes.flatMap(messageParts).map(toAlphanumeric).filter(isMessage);
}

/** The names on a page, in letters and digits only. */
interface PageNames {
  title: string;
  keywords: readonly string[];
  headings: readonly { id: number; text: string; messages: readonly string[] }[];
  /** The last segment of the route, and the route below `/docs/`. */
  ids: readonly string[];
}

const namesByPage = new WeakMap<PageDocument, PageNames>();

function namesOf(page: PageDocument, store: SearchStore): PageNames {
  const cached = namesByPage.get(page);
  if (cached) return cached;
  const names = {
    title: toAlphanumeric(page.t),
    keywords: page.k.map(toAlphanumeric),
    headings: store.sectionsOf(page.i).flatMap((id) => {
      const [, text] = store.headings.get(id) ?? [];
      return text === undefined ? [] : [{ id, text: toAlphanumeric(text), messages: quotedMessages(text) }];
    }),
    ids: [page.u.split('/').at(-1) ?? '', page.u.replace(/^\/docs\//, '')].map(toAlphanumeric),
  };
  // The headings are incomplete until their shard is loaded.
  if (store.has(store.headShardOf(page.i))) namesByPage.set(page, names);
  return names;
}

/** Returns the share of the phrase that the text repeats without a gap; one word of several doesn't count. */
function repeatedShare({ units, joinedUnits }: Phrase, text: string): number {
  let maxLength = 0;
  for (let from = 0; from < units.length; from++) {
    let piece = '';
    for (let to = from; to < units.length; to++) {
      piece += units[to];
      if (!text.includes(piece)) break;
      if ((to > from || units.length === 1) && piece.length > maxLength) maxLength = piece.length;
    }
  }
  return joinedUnits === '' ? 0 : (maxLength / joinedUnits.length) ** WEIGHTS.phrase.power;
}
