import { findSection } from '@/components/ui/find-section';
import { SiteElement } from '@/components/ui/site-element';

/** `<site-tabs data-tabs="group">`: tabs after the ARIA pattern. Sets of one group show the same alternative and remember it. */
export class TabsElement extends SiteElement {
  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [data-tab-list] > [data-tab]')];
  }

  protected connect(signal: AbortSignal): void {
    const group = this.dataset.tabs;
    this.querySelector('[data-tab-list]')?.setAttribute('role', 'tablist');
    if (!this.show(group ? readTabChoice(group) : null)) this.show(this.#tabs[0]?.dataset.tab);
    this.dataset.ready = '';
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    // The browser has found a searched word in a hidden panel.
    this.addEventListener('beforematch', ({ target }) => this.#reveal(target), { signal });
    const revealSection = () => {
      const section = findSection(location.hash);
      if (this.#reveal(section)) section?.scrollIntoView();
    };
    addEventListener('hashchange', revealSection, { signal });
    revealSection();
  }

  /** Shows an alternative. @returns false when this set has no such one */
  show(value: string | null | undefined): boolean {
    const chosen = this.#tabs.find((tab) => tab.dataset.tab === value);
    for (const tab of chosen ? this.#tabs : []) {
      const isChosen = tab === chosen;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
      if (isChosen) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
    return chosen !== undefined;
  }

  /** Shows a tab here and in all sets of the group, without moving the page under the reader. */
  #choose(tab: HTMLElement): void {
    const before = tab.getBoundingClientRect().top;
    const { tabs: group } = this.dataset;
    this.show(tab.dataset.tab);
    for (const other of group ? document.querySelectorAll<TabsElement>('site-tabs') : [])
      if (other.dataset.tabs === group) other.show(tab.dataset.tab);
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  #onClick({ target }: Event): void {
    const tab = this.#tabs.find((one) => target instanceof Node && one.contains(target));
    if (tab) this.#chooseAndRemember(tab);
  }

  #onKey(event: KeyboardEvent): void {
    const tabs = this.#tabs;
    const index = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const move = moves[event.key];
    const next = index < 0 || move === undefined ? undefined : tabs.at(move % tabs.length);
    if (!next) return;
    event.preventDefault();
    this.#chooseAndRemember(next);
    next.focus();
  }

  #chooseAndRemember(tab: HTMLElement): void {
    this.#choose(tab);
    if (this.dataset.tabs) rememberTabChoice(this.dataset.tabs, tab.dataset.tab ?? '');
  }

  /** Shows the hidden panel that something is in, which is no choice to remember. @returns whether there is one */
  #reveal(target: EventTarget | null): boolean {
    const panels = this.querySelectorAll<HTMLElement>(':scope > [data-tab-panel][hidden]');
    const panel = [...panels].find((one) => target instanceof Node && one.contains(target));
    const tab = this.#tabs.find((one) => one.getAttribute('aria-controls') === panel?.id);
    if (tab) this.#choose(tab);
    return tab !== undefined;
  }
}

const PREFIX = 'tabs.';

/** The alternative that the reader chose last in a group; null when there is none or storage is blocked. */
function readTabChoice(group: string): string | null {
  try {
    return localStorage.getItem(PREFIX + group);
  } catch {
    return null;
  }
}

/** With storage blocked or full, only remembering is lost. */
function rememberTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + group, value);
  } catch {
    // Nothing else depends on it.
  }
}
