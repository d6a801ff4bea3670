/**
 * The panel below the search box: what it shows, and which option is chosen. Owns its elements; knows nothing of searching.
 */
import type { SearchState } from '@/lib/search/client/search-options';
import type { SearchResult } from '@/lib/search/present-hit';
import type { SearchWords } from '../search-words';
import { answerText } from './answer-text';
import { element } from './element';
import { resultContent } from './result-content';

export interface PanelLinks {
  resultHref: (result: SearchResult) => string;
  footer: readonly { href: string; text: string }[];
  retry: () => void;
}

export interface RecentLinks {
  href: (query: string) => string;
  clear: () => void;
}

export interface Panel {
  root: HTMLElement;
  list: HTMLElement;
  show(state: SearchState, links: PanelLinks): void;
  showRecent(queries: readonly string[], links: RecentLinks): void;
  isEmpty(): boolean;
  isOpen(): boolean;
  setOpen(open: boolean): void;
  options(): HTMLAnchorElement[];
  /** Index of the chosen option; -1 for none. */
  chosen(): number;
  choose(index: number): void;
}

export function createPanel(words: SearchWords): Panel {
  const list = element('div', { role: 'listbox', id: 'search-results', 'aria-label': words.results });
  const status = element('p', { role: 'status' });
  const notice = element('div', { 'data-part': 'notice' });
  const footer = element('div', { 'data-part': 'footer' });
  const root = element('div', { 'data-part': 'panel', hidden: '' }, status, notice, list, footer);
  let chosen = -1;
  let shownFor: string | undefined;

  /** Only what changed is touched: readers of screens hear a status again when it is written again. */
  const say = (text: string, isSeen: boolean) => {
    if (status.textContent !== text) status.textContent = text;
    status.toggleAttribute('data-quiet', !isSeen);
  };
  /** What was chosen stays so while the rest of an answer arrives. */
  const setOptions = (options: readonly HTMLAnchorElement[], query?: string) => {
    const kept = query !== undefined && query === shownFor ? panel.options()[chosen]?.pathname : undefined;
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    shownFor = query;
    panel.choose(kept === undefined ? -1 : options.findIndex(({ pathname }) => pathname === kept));
  };
  const option = (index: number, href: string, ...children: Node[]) =>
    element(
      'a',
      { role: 'option', id: `search-option-${index}`, 'aria-selected': 'false', tabindex: '-1', href },
      ...children,
    );
  const setFooter = (links: PanelLinks['footer']) => {
    footer.replaceChildren(...links.map(({ href, text }) => element('a', { href }, text)));
  };

  const panel: Panel = {
    root,
    list,
    show(state, links) {
      notice.replaceChildren();
      list.setAttribute(
        'aria-busy',
        String(state.status === 'loading' || (state.status === 'answered' && !state.complete)),
      );
      if (state.status === 'loading') {
        say(words.loading, true);
        notice.append(element('progress', { 'aria-label': words.loading }));
        setOptions([]);
        setFooter([]);
      } else if (state.status === 'failed') {
        say('', false);
        setOptions([]);
        const retry = element('button', { type: 'button' }, words.retry);
        retry.addEventListener('click', links.retry);
        notice.append(element('p', { role: 'alert' }, words.failed[state.failure]), retry);
        setFooter(links.footer);
      } else {
        const { results, total } = state;
        say(answerText(state, words), total === 0);
        setOptions(
          results.map((result, index) => option(index, links.resultHref(result), ...resultContent(result))),
          state.question.query,
        );
        setFooter(links.footer);
      }
    },
    showRecent(queries, { href, clear }) {
      notice.replaceChildren();
      setFooter([]);
      say('', false);
      if (queries.length > 0) {
        const forget = element('button', { type: 'button' }, words.clearRecent);
        forget.addEventListener('click', clear);
        notice.append(element('p', { 'data-part': 'recent' }, words.recent), forget);
      }
      setOptions(
        queries.map((query, index) => {
          const own = option(index, href(query), element('span', { 'data-part': 'title' }, query));
          own.dataset.recent = query;
          return own;
        }),
      );
    },
    isEmpty: () => list.hidden && status.textContent === '' && notice.childElementCount === 0,
    isOpen: () => !root.hidden,
    setOpen(open) {
      root.hidden = !open;
    },
    options: () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')],
    chosen: () => chosen,
    choose(index) {
      chosen = index;
      const input = root.closest('form')?.querySelector('input');
      panel.options().forEach((own, position) => {
        own.setAttribute('aria-selected', String(position === index));
        if (position === index) own.scrollIntoView({ block: 'nearest' });
      });
      if (index < 0) input?.removeAttribute('aria-activedescendant');
      else input?.setAttribute('aria-activedescendant', `search-option-${index}`);
    },
  };
  return panel;
}
