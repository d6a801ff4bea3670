import { createSearchClient } from '@/lib/search/client/create-search-client';
import type { SearchQuestion, SearchSource } from '@/lib/search/client/search-options';
import { fill, type SearchPageWords } from '../search-words';
import { type SearchAddress, searchHref } from './addresses';
import { element } from './element';

export interface HelpContext {
  source: SearchSource;
  /** The other language's index. */
  other: SearchSource;
  words: SearchPageWords;
  question: SearchQuestion;
  nearest: readonly string[];
  /** The page's own address with other values. */
  href: (change: Partial<SearchAddress>) => string;
}

/** What a reader can do who found nothing: near words, the rest of the site, the other language. */
export function offerHelp(place: HTMLElement, { source, other, words, question, nearest, href }: HelpContext): void {
  const { query, scope } = question;
  // What comes late stays with what it was asked for.
  const own = element('div', {});
  place.replaceChildren(own);
  if (nearest.length > 0) {
    const links = nearest.map((term) => element('li', {}, element('a', { href: href({ query: term }) }, term)));
    own.append(element('p', {}, words.nearest), element('ul', {}, ...links));
  }
  if (scope !== 'all') offer(source, words.elsewhere, href({ scope: 'all' }));
  offer(other, words.otherLanguage, searchHref(other, { query }));
  const ways = place.closest('[data-search-page]')?.querySelector('[data-part=ways]')?.cloneNode(true) ?? null;
  if (ways instanceof HTMLElement) {
    ways.hidden = false;
    own.append(ways);
  }

  function offer(where: SearchSource, text: string, address: string): void {
    const client = createSearchClient({
      source: where,
      snippetLength: 0,
      listener: (state) => {
        if (state.status !== 'answered' || !state.complete) return;
        if (state.total > 0)
          own.insertBefore(element('p', {}, element('a', { href: address }, fill(text, { count: state.total }))), ways);
        client.close();
      },
    });
    client.ask({ query, scope: 'all', limit: 1 });
  }
}
