import { findSection } from '@/components/ui/find-section';
import { readTabChoice, rememberTabChoice } from './tab-choices';

const TABS = '[data-tabs]';

/**
 * Makes each `[data-tabs]` a set of tabs after the ARIA pattern. Sets of one group show the same alternative, which is
 * remembered. Sets attributes only, so it may run before React and beside it.
 */
export function startTabs(document: Document): () => void {
  const listeners = {
    click: (event: Event) => {
      const tab = closest(event, '[data-tab]');
      if (tab) choose(tab);
    },
    keydown: (event: Event) => {
      const tab = closest(event, '[data-tab]');
      const next = tab && event instanceof KeyboardEvent && neighbor(tab, event.key);
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    },
    // The browser found a searched word or an address in a panel that is not shown.
    beforematch: (event: Event) => {
      const panel = closest(event, '[data-tab-panel]');
      const tab = panel && tabOf(panel);
      if (tab) choose(tab, false);
    },
  };
  const onHash = () => reveal();
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
  addEventListener('hashchange', onHash);
  prepareTabs(document);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
    removeEventListener('hashchange', onHash);
  };
}

/** Sets up the sets that are new on the page, each with the remembered alternative or its first. */
export function prepareTabs(document: Document): void {
  for (const set of document.querySelectorAll<HTMLElement>(`${TABS}:not([data-ready])`)) {
    const tabs = tabsOf(set);
    const remembered = set.dataset.tabs && readTabChoice(set.dataset.tabs);
    const chosen = tabs.find((tab) => tab.dataset.tab === remembered) ?? tabs[0];
    set.querySelector('[data-tab-list]')?.setAttribute('role', 'tablist');
    if (chosen) show(set, chosen);
    set.dataset.ready = '';
  }
  reveal();
}

/**
 * Shows an alternative in its set and all others of the group, without the page moving under the reader.
 *
 * @param isWish the reader chose it, so it is remembered
 */
function choose(tab: HTMLElement, isWish = true): void {
  const set = tab.closest<HTMLElement>(TABS);
  if (!set) return;
  const before = tab.getBoundingClientRect().top;
  show(set, tab);
  const { tabs: group } = set.dataset;
  const { tab: value = '' } = tab.dataset;
  if (group) {
    for (const other of set.ownerDocument.querySelectorAll<HTMLElement>(TABS)) {
      const match = other.dataset.tabs === group && tabsOf(other).find((one) => one.dataset.tab === value);
      if (match) show(other, match);
    }
    if (isWish) rememberTabChoice(group, value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function show(set: HTMLElement, chosen: HTMLElement): void {
  for (const tab of tabsOf(set)) {
    const isChosen = tab === chosen;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (!panel) continue;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    if (isChosen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** Shows the panels around what the address points to. */
function reveal(): void {
  const target = findSection(location.hash);
  for (
    let panel = target?.closest<HTMLElement>('[data-tab-panel]');
    panel;
    panel = panel.parentElement?.closest<HTMLElement>('[data-tab-panel]')
  ) {
    const tab = panel.hidden && tabOf(panel);
    if (!tab) continue;
    choose(tab, false);
    target?.scrollIntoView();
  }
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const set = tab.closest<HTMLElement>(TABS);
  const tabs = set ? tabsOf(set) : [];
  const index = tabs.indexOf(tab);
  const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const to = moves[key];
  return to === undefined ? undefined : tabs.at(to % tabs.length);
}

function tabsOf(set: HTMLElement): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > [data-tab-list] > [data-tab]')];
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return tab.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
}

function tabOf(panel: HTMLElement): HTMLElement | null {
  return panel.ownerDocument.getElementById(`${panel.id}-tab`);
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
