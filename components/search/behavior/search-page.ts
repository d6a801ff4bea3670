/**
 * The search page: every result of a search, kept in the address. Plain elements below a mount that the server left empty.
 */

import { createSearchClient } from '@/lib/search/client/create-search-client';
import { entryOf } from '@/lib/search/client/scopes';
import type { SearchScope, SearchState } from '@/lib/search/client/search-options';
import { DOCS_VERSIONS, SEARCH } from '@/lib/site';
import { fill } from '../search-words';
import { resultHref, type SearchAddress, searchHref } from './addresses';
import { answerText } from './answer-text';
import { element } from './element';
import { offerHelp } from './offer-help';
import { readOtherSource, readPageWords, readSource } from './read-data';
import { rememberSearch } from './recent-searches';
import { createResultList } from './result-list';
import { titleKeeper } from './title-keeper';

/** More than anybody reads; of a large index, fewer are asked for at once. */
const MOST_RESULTS = 200;

/** Brings the search page to life; again is the same as once. */
export function attachSearchPage(page: HTMLElement): void {
  const form = page.querySelector('form');
  const mount = page.querySelector('[data-part=mount]');
  if (!form || !mount || page.dataset.attached !== undefined) return;
  page.dataset.attached = '';
  const source = readSource(page);
  const other = readOtherSource(page);
  const words = readPageWords(page);
  const heading = page.querySelector('h1');
  const siteName = document.title.startsWith(words.title) ? document.title.slice(words.title.length) : '';
  const status = element('p', { role: 'status' });
  const notice = element('div', { 'data-part': 'notice' });
  const { list, show: showList } = createResultList();
  const help = element('div', { 'data-part': 'help' });
  const more = element('button', { type: 'button', 'data-part': 'more', hidden: '' }, words.more);
  mount.replaceChildren(status, notice, list, more, help);
  /** How often more was asked for, for which search, and where the first result will stand that comes by it. */
  let further: { times: number; of: string; from?: number } = { times: 0, of: '' };

  const field = (name: string) => form.elements.namedItem(name);
  const choiceOf = (name: string) => {
    const control = field(name);
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
  };
  const address = (): SearchAddress => ({
    query: choiceOf('q').trim(),
    scope: scopeOf(choiceOf('ctx')),
    // The version that is meant anyway need not be said, unless it was.
    version:
      choiceOf('version') !== DOCS_VERSIONS[0].name || location.search.includes('version=') ? choiceOf('version') : '',
  });

  const keepTitle = titleKeeper(page);

  const client = createSearchClient({ source, listener: show, snippetLength: SEARCH.snippetLength });

  function show(state: SearchState): void {
    if (state.question.query !== address().query) return;
    notice.replaceChildren();
    help.replaceChildren();
    more.hidden = true;
    if (state.status === 'loading') {
      status.textContent = words.loading;
      notice.append(element('progress', { 'aria-label': words.loading }));
    } else if (state.status === 'failed') {
      status.textContent = '';
      showList([]);
      const retry = element('button', { type: 'button' }, words.retry);
      retry.addEventListener('click', ask);
      notice.append(element('p', { role: 'alert' }, words.failed[state.failure]), retry);
    } else {
      const { results, total, complete, question, more: keepRest } = state;
      const { times, from = results.length } = further;
      showList(
        results.map((result) => ({ href: resultHref(source, result), result })),
        { focused: from, keepRest },
      );
      if (keepRest) return;
      const shown = fill(words.shown, { shown: results.length, count: total });
      const text = times > 0 ? shown : answerText(state, words);
      if (status.textContent !== text) status.textContent = text;
      if (from < results.length) delete further.from;
      more.hidden = !complete || results.length === 0 || results.length >= total;
      if (total === 0 && complete)
        offerHelp(help, {
          source,
          other,
          words,
          question,
          nearest: state.nearest,
          href: (own) => searchHref(source, { ...address(), ...own }),
        });
    }
  }

  more.addEventListener('click', () => {
    further = { ...further, times: further.times + 1, from: list.childElementCount };
    ask();
  });

  function ask(): void {
    const { query, scope } = address();
    const title = query === '' ? words.title : fill(words.titleFor, { query });
    if (heading) heading.textContent = title;
    keepTitle(title + siteName);
    if (query === '') {
      for (const part of [notice, help]) part.replaceChildren();
      showList([]);
      status.textContent = '';
      return;
    }
    const of = `${scope} ${query}`;
    if (further.of !== of) further = { times: 0, of };
    client.ask({ query, scope, limit: MOST_RESULTS, further: further.times, helps: true });
  }

  /** Typing changes the address in place; what is done with a search, or a choice, makes an entry in the history. */
  function write(isStep: boolean): void {
    const href = searchHref(source, address());
    if (href === location.pathname + location.search) return;
    if (isStep) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  function readAddress(): void {
    const parameters = new URLSearchParams(location.search);
    for (const name of ['q', 'ctx', 'version']) {
      const control = field(name);
      const value = parameters.get(name) ?? '';
      if (control instanceof HTMLInputElement) control.value = value;
      if (control instanceof HTMLSelectElement)
        control.value = [...control.options].some((option) => option.value === value)
          ? value
          : (control.options[0]?.value ?? '');
    }
    ask();
  }

  form.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    write(event.target instanceof HTMLSelectElement);
    ask();
  });
  form.addEventListener('compositionend', () => {
    write(false);
    ask();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    rememberSearch(address().query);
    write(true);
    ask();
  });
  list.addEventListener('click', () => rememberSearch(address().query));
  const onPopState = () => {
    if (page.isConnected) readAddress();
    else removeEventListener('popstate', onPopState);
  };
  addEventListener('popstate', onPopState);
  readAddress();
}

function scopeOf(value: string): SearchScope {
  if (value === '-docs' || value === '-blog' || value === '-pages') return value;
  return entryOf(value);
}
