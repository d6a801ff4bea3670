/**
 * The panel below the search box: what it shows, and which option is chosen. Owns its elements; knows nothing of searching.
 */
import { afterPaint } from '@/lib/search/client/after-paint';
import type { SearchState } from '@/lib/search/client/search-options';
import type { SearchResult } from '@/lib/search/present-hit';
import type { SearchWords } from '../search-words';
import { answerText } from './answer-text';
import { element } from './element';
import { setChildren } from './set-children';
import { setState } from './set-state';
import { showResult } from './show-result';

/** Results that are shown at once; the rest follows when they have been. */
const SHOWN_FIRST = 3;

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
  /** A question is asked: what is shown does not answer it. */
  wait(query: string): void;
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
  /** Links of results, kept for those to come. */
  const pool: HTMLAnchorElement[] = [];
  let turn = 0;

  /** Only what changed is touched: readers of screens hear a status again when it is written again. */
  const say = (text: string, isSeen: boolean) => {
    if (status.textContent !== text) status.textContent = text;
    status.toggleAttribute('data-quiet', !isSeen);
  };
  const setBusy = (busy: boolean) => setState(list, 'aria-busy', busy);
  const option = (index: number) =>
    element('a', { role: 'option', id: `search-option-${index}`, 'aria-selected': 'false', tabindex: '-1' });
  const setOptions = (options: readonly HTMLAnchorElement[]) => {
    setChildren(list, options);
    list.hidden = options.length === 0;
  };
  /** @param path of the option that is to stay chosen */
  const chooseAgain = (path: string | undefined) =>
    panel.choose(path === undefined ? -1 : panel.options().findIndex(({ pathname }) => pathname === path));
  const setFooter = (links: PanelLinks['footer']) => {
    if (footer.childElementCount !== links.length) footer.replaceChildren(...links.map(() => element('a', {})));
    links.forEach(({ href, text }, index) => {
      const link = footer.children[index];
      link?.setAttribute('href', href);
      if (link && link.textContent !== text) link.textContent = text;
    });
  };
  const showResults = (state: SearchState & { status: 'answered' }, links: PanelLinks) => {
    const { question, results, total, complete } = state;
    // What was chosen stays so while the rest of an answer arrives.
    const keep = question.query === shownFor ? panel.options()[chosen]?.pathname : undefined;
    shownFor = question.query;
    const own = ++turn;
    // Of a large index the pages are known before their titles: what stands there stays until then.
    if (results.length === 0 && !complete && list.firstElementChild === pool[0] && pool.length > 0)
      return setBusy(true);
    const show = (from: number, to: number) =>
      results.slice(from, to).map((result, index) => {
        const link = pool[from + index] ?? option(from + index);
        pool[from + index] = link;
        showResult(link, links.resultHref(result), result);
        return link;
      });
    const first = show(0, SHOWN_FIRST);
    const showRest = () => {
      if (own !== turn) return;
      const now = panel.options()[chosen]?.pathname ?? keep;
      setOptions([...first, ...show(SHOWN_FIRST, results.length)]);
      chooseAgain(now);
      say(answerText(state, words), total === 0);
      setFooter(links.footer);
      setBusy(!complete);
    };
    if (results.length <= SHOWN_FIRST) return showRest();
    // The best are read first, so they are shown first; a reader who types on meanwhile will never see the others.
    if (list.firstElementChild !== first[0]) setOptions(first);
    if (chosen >= 0) chooseAgain(keep);
    setBusy(true);
    afterPaint(showRest);
  };

  const panel: Panel = {
    root,
    list,
    wait(query) {
      // Whatever comes into the place of what was chosen is not chosen by that.
      if (query !== shownFor && chosen >= 0) panel.choose(-1);
      setBusy(true);
    },
    show(state, links) {
      if (notice.childElementCount > 0) notice.replaceChildren();
      if (state.status === 'answered') return showResults(state, links);
      turn++;
      setBusy(state.status === 'loading');
      setOptions([]);
      chooseAgain(undefined);
      if (state.status === 'loading') {
        say(words.loading, true);
        notice.append(element('progress', { 'aria-label': words.loading }));
        setFooter([]);
      } else {
        say('', false);
        const retry = element('button', { type: 'button' }, words.retry);
        retry.addEventListener('click', links.retry);
        notice.append(element('p', { role: 'alert' }, words.failed[state.failure]), retry);
        setFooter(links.footer);
      }
    },
    showRecent(queries, { href, clear }) {
      turn++;
      shownFor = undefined;
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
          const own = option(index);
          own.href = href(query);
          own.append(element('span', { 'data-part': 'title' }, query));
          own.dataset.recent = query;
          return own;
        }),
      );
      chooseAgain(undefined);
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
        setState(own, 'aria-selected', position === index);
        if (position === index) own.scrollIntoView({ block: 'nearest' });
      });
      if (index < 0) input?.removeAttribute('aria-activedescendant');
      else input?.setAttribute('aria-activedescendant', `search-option-${index}`);
    },
  };
  return panel;
}
