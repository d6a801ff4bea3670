import { createSearchClient } from '@/lib/search/client/create-search-client';
import type { SearchScope, SearchState, StartedSearch } from '@/lib/search/client/search-options';
import { SEARCH } from '@/lib/site';
import { resultHref, searchHref } from './addresses';
import { follow } from './follow';
import { attachKeys } from './panel-keys';
import { createPanel } from './panel-view';
import { readSource, readWords } from './read-data';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { setState } from './set-state';

/** Brings a search box to life. Called once for the box, which stays when pages change. */
export function attachPanel(box: HTMLElement, started: StartedSearch): void {
  const input = box.querySelector('input');
  if (!input) return;
  const source = readSource(box);
  const words = readWords(box);
  const panel = createPanel(words);
  (box.querySelector('[data-part=mount]') ?? box).append(panel.root);
  input.setAttribute('aria-controls', panel.list.id);

  const docsScope = (): SearchScope => (location.pathname.startsWith(`${source.folder}docs/`) ? 'docs' : 'all');
  const allHref = (scope: SearchScope) => searchHref(source, { query: input.value.trim(), scope });

  const client = createSearchClient({ source, listener: show, snippetLength: SEARCH.snippetLength, started });

  function show(state: SearchState): void {
    if (state.question.query !== input?.value.trim()) return;
    panel.show(state, {
      resultHref: (result) => resultHref(source, result),
      footer: footerOf(docsScope()),
      // A newer site can't be searched from an old page.
      retry: state.status === 'failed' && state.failure === 'outdated' ? () => location.reload() : ask,
    });
    if (isWanted) setOpen(!panel.isEmpty());
  }

  function footerOf(scope: SearchScope): { href: string; text: string }[] {
    if (scope === 'all') return [{ href: allHref('all'), text: words.seeAll }];
    return [
      { href: allHref('docs'), text: words.seeWithin.replace('{context}', words.docs) },
      { href: allHref('-docs'), text: words.seeOutside.replace('{context}', words.docs) },
    ];
  }

  /** Since the reader asked: what comes late is shown, but not to one who has gone on. */
  let isWanted = false;

  function ask(): void {
    isWanted = true;
    const query = input?.value.trim() ?? '';
    if (query === '') {
      panel.showRecent(recentSearches(), {
        href: (recent) => searchHref(source, { query: recent, scope: docsScope() }),
        clear: () => {
          forgetSearches();
          ask();
        },
      });
    } else {
      panel.wait(query);
      client.ask({ query, scope: docsScope(), limit: SEARCH.maxResults });
    }
    setOpen(!panel.isEmpty());
  }

  function close(): void {
    isWanted = false;
    setOpen(false);
  }

  function setOpen(open: boolean): void {
    panel.setOpen(open);
    if (input) setState(input, 'aria-expanded', open);
    if (!open) panel.choose(-1);
  }

  let composing = false;
  input.addEventListener('compositionstart', () => {
    composing = true;
  });
  input.addEventListener('compositionend', () => {
    composing = false;
    ask();
  });
  input.addEventListener('input', () => {
    if (!composing) ask();
  });
  input.addEventListener('focus', ask);
  input.addEventListener('click', () => {
    if (!panel.isOpen()) ask();
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) close();
  });
  // A press on the panel must not take the focus from the box; links still follow the click.
  panel.root.addEventListener('mousedown', (event) => event.preventDefault());
  panel.root.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('a') : null;
    if (!option) return;
    rememberSearch(option.dataset.recent ?? input.value);
    leave();
  });
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    rememberSearch(input.value);
    leave();
    follow(allHref(docsScope()), new MouseEvent('click'));
  });
  attachKeys(input, panel, { open: ask, close });

  /** The answer has served: the next page begins with a closed panel. */
  function leave(): void {
    close();
    input?.blur();
  }

  if (document.activeElement === input) ask();
}
