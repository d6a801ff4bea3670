import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldValue } from '@/components/islands/field-values';
import { prepareSearch } from '@/lib/search/client/client';
import type { SearchSource, SearchState } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';
import { SEARCH } from '@/lib/site';
import { panelScope, resultHref, searchHref } from '../search-links';
import { useSearch } from '../use-search';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

export const LIST_ID = 'search-results';
export const optionId = (index: number) => `search-option-${index}`;

interface Option {
  key: string;
  href: string;
  /** Remembered when the option is followed. */
  search: string;
  /** Absent for a recent search. */
  result?: SearchResult;
}

/** What the panel shows, and what the keys of the ARIA combobox pattern do. */
export function useSearchPanel(source: SearchSource) {
  const typed = useFieldValue('q');
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed?.trim() ?? '');
  const [recent, setRecent] = useState<readonly string[]>([]);
  /** A search is running; a late answer is shown only if the reader is still in the box. */
  const [isWanted, setWanted] = useState(false);
  /** The chosen option stays chosen while the rest of an answer arrives. */
  const [chosenKey, setChosenKey] = useState<string>();
  const [state, search] = useSearch(source);

  const scope = panelScope(source);
  const question = { query, scope, limit: SEARCH.maxResults, snippetLength: SEARCH.snippetLength, helps: true };
  const results = state?.status === 'answered' ? state.results : [];
  const options: Option[] =
    query === ''
      ? recent.map((text) => ({ key: text, href: searchHref(source, { query: text, scope }), search: text }))
      : results.map((result) => ({
          key: String(result.key),
          href: resultHref(source, result),
          search: query,
          result,
        }));
  const isOpen = isWanted && (query === '' ? recent.length > 0 : state !== undefined);
  const chosen = isOpen ? options.findIndex(({ key }) => key === chosenKey) : -1;

  useEffect(() => prepareSearch(source, scope), [source, scope]);

  useEffect(() => {
    if (chosen >= 0) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function ask(): void {
    const next = input.current?.value.trim() ?? '';
    if (next !== query) setChosenKey(undefined);
    setQuery(next);
    setWanted(true);
    if (next === '') setRecent(recentSearches());
    search(next === '' ? undefined : { ...question, query: next });
  }

  function close(): void {
    setWanted(false);
    setChosenKey(undefined);
  }

  function choose(index: number): void {
    if (!isOpen) ask();
    setChosenKey(options[index]?.key);
  }

  /** @returns whether the key is the panel's, and does nothing else */
  function press({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const last = options.length - 1;
    if (key === 'ArrowDown') choose(chosen < last ? chosen + 1 : 0);
    else if (key === 'ArrowUp') choose(chosen > 0 ? chosen - 1 : last);
    else if (key === 'Home' && chosen >= 0) choose(0);
    else if (key === 'End' && chosen >= 0) choose(last);
    else if (key === 'Enter' && chosen >= 0) {
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document.getElementById(optionId(chosen))?.dispatchEvent(new MouseEvent('click', click));
    } // The second one clears the box, as browsers do by themselves.
    else if (key === 'Escape' && isOpen) close();
    else {
      // Without results the way leads to the links and buttons of the panel.
      if (key === 'Tab' && results.length > 0) close();
      return false;
    }
    return true;
  }

  const field: ComponentProps<'input'> = {
    ref: input,
    defaultValue: typed,
    'aria-expanded': isOpen,
    'aria-controls': LIST_ID,
    'aria-activedescendant': chosen < 0 ? undefined : optionId(chosen),
    onFocus: ask,
    onClick: () => {
      if (!isOpen) ask();
    },
    onInput: ({ nativeEvent }) => {
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) ask();
    },
    onCompositionEnd: ask,
    onKeyDown: (event) => {
      // Keys of a composition belong to the input method; Safari tells of the last one by this code alone.
      const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
      if (!isComposing && !event.altKey && press(event)) event.preventDefault();
    },
  };

  return {
    state,
    query,
    scope,
    options,
    chosen,
    isOpen,
    isBusy: query !== '' && (state?.question.query !== query || isOnItsWay(state)),
    field,
    ask,
    close,
    /** Asks for another query than the reader has typed. */
    askFor(other: string): void {
      if (input.current) input.current.value = other;
      ask();
    },
    /** The answer has served: the next page begins with a closed panel. */
    leave(text: string): void {
      rememberSearch(text);
      close();
      input.current?.blur();
    },
    forget(): void {
      forgetSearches();
      ask();
    },
  };
}

const isOnItsWay = (state: SearchState) =>
  state.status === 'loading' || (state.status === 'answered' && !state.complete);
