import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldValue } from '@/components/islands/define-island';
import { prepareSearch } from '@/lib/search/client/client';
import type { SearchRequest, SearchSource } from '@/lib/search/client/types';
import { SEARCH } from '@/lib/site';
import { clearRecentSearches, recentSearches, rememberSearch } from '../recent-searches';
import { panelScope, resultHref, searchHref } from '../search-links';
import { useSearch } from '../use-search';

export const LIST_ID = 'search-results';
export const optionId = (index: number) => `search-option-${index}`;

/** State and event handlers of the panel. The keyboard interaction follows the ARIA combobox pattern. */
export function useSearchPanel(source: SearchSource) {
  const typed = useFieldValue('q');
  const input = useRef<HTMLInputElement>(null);
  const scope = panelScope(source);
  const [request, setRequest] = useState(() => requestOf(''));
  /** False after the reader has left or closed the box, so that a late answer doesn't open the panel. */
  const [isActive, setActive] = useState(false);
  /** The key, rather than the index, of the active option, because the rest of an answer may move it. */
  const [activeKey, setActiveKey] = useState<string | number>();
  const state = useSearch(source, request);

  const { query } = request;
  const answer = state?.status === 'answered' ? state : undefined;
  const results = answer?.results ?? [];
  /** `search` is the query that is saved as a recent search when the reader follows the option. */
  const options =
    query === ''
      ? recentSearches().map((text) => ({ key: text, href: hrefOf(text), search: text, result: undefined }))
      : results.map((result) => ({ key: result.key, href: resultHref(source, result), search: query, result }));
  const isFinal = state?.request === request && (state.status === 'failed' || answer?.isComplete === true);
  const isOpen = isActive && (query === '' ? options.length > 0 : state !== undefined);
  const activeIndex = isOpen ? options.findIndex(({ key }) => key === activeKey) : -1;

  useEffect(() => prepareSearch(source, scope), [source, scope]);

  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(optionId(activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  function requestOf(text: string): SearchRequest {
    return { query: text, scope, limit: SEARCH.maxResults, snippetLength: SEARCH.snippetLength };
  }

  function hrefOf(text: string): string {
    return searchHref(source, { query: text, scope });
  }

  /** Searches for the text in the field, or lists recent searches when it is empty. */
  function runSearch(): void {
    const next = input.current?.value.trim() ?? '';
    if (next !== query) setActiveKey(undefined);
    setRequest(requestOf(next));
    setActive(true);
  }

  function close(): void {
    setActive(false);
    setActiveKey(undefined);
  }

  /** Saves the query as a recent search, and closes the panel so that the next page doesn't show it. */
  function leave(text: string): void {
    rememberSearch(text);
    close();
    input.current?.blur();
  }

  function activate(index: number): void {
    if (!isOpen) runSearch();
    setActiveKey(options[index]?.key);
  }

  /** Handles a key, and returns whether its default action must be prevented. */
  function handleKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const last = options.length - 1;
    if (key === 'ArrowDown') activate(activeIndex < last ? activeIndex + 1 : 0);
    else if (key === 'ArrowUp') activate(activeIndex > 0 ? activeIndex - 1 : last);
    else if (key === 'Home' && activeIndex >= 0) activate(0);
    else if (key === 'End' && activeIndex >= 0) activate(last);
    else if (key === 'Enter' && activeIndex >= 0) {
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document.getElementById(optionId(activeIndex))?.dispatchEvent(new MouseEvent('click', click));
    } // A second Escape has its default action, which clears the field.
    else if (key === 'Escape' && isOpen) close();
    else {
      // Without results, Tab moves the focus to the links and buttons in the panel.
      if (key === 'Tab' && results.length > 0) close();
      return false;
    }
    return true;
  }

  const field = {
    ref: input,
    defaultValue: typed,
    'aria-expanded': isOpen,
    'aria-controls': LIST_ID,
    'aria-activedescendant': activeIndex < 0 ? undefined : optionId(activeIndex),
    onFocus: runSearch,
    onClick: () => {
      if (!isOpen) runSearch();
    },
    onText: runSearch,
    onKeyDown: (event: KeyboardEvent) => {
      // The input method handles keys during a composition. Safari reports the last one only with key code 229.
      const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
      if (!isComposing && !event.altKey && handleKey(event)) event.preventDefault();
    },
  };

  return {
    state,
    query,
    scope,
    options,
    hrefOf,
    activeIndex,
    isOpen,
    isBusy: query !== '' && !isFinal,
    field,
    runSearch,
    close,
    leave,
    /** Replaces the typed query and runs the search. */
    searchFor(text: string): void {
      if (input.current) input.current.value = text;
      runSearch();
    },
    clearRecent(): void {
      clearRecentSearches();
      close();
    },
  };
}
