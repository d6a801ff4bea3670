import { findSection } from '@/components/ui/find-section';
import { SiteElement } from '@/components/ui/site-element';

/** `<site-tabs data-tabs="group">`: tabs. A group shares and stores its choice. A link can choose: `?group=value`. */
export class TabsElement extends SiteElement {
  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [data-tab-list] > [data-tab]')];
  }

  protected connect(signal: AbortSignal): void {
    const group = this.dataset.tabs;
    this.querySelector('[data-tab-list]')?.setAttribute('role', 'tablist');
    const choices = [...(group ? readTabChoices(group) : []), this.#tabs[0]?.dataset.tab];
    choices.some((choice) => this.show(choice));
    this.dataset.ready = '';
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    // Sent when the browser's page search finds text in a hidden panel.
    this.addEventListener('beforematch', ({ target }) => this.#reveal(target), { signal });
    const revealSection = () => {
      const section = findSection(location.hash);
      if (this.#reveal(section)) section?.scrollIntoView();
    };
    addEventListener('hashchange', revealSection, { signal });
    revealSection();
  }

  /** Shows the panel of a tab by its value. Returns false when there is no such tab. */
  show(value: string | null | undefined): boolean {
    const selected = this.#tabs.find((tab) => tab.dataset.tab === value);
    for (const tab of selected ? this.#tabs : []) {
      const isSelected = tab === selected;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
      if (isSelected) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
    return selected !== undefined;
  }

  /** Selects a tab in all elements of the group, and keeps the tab's position in the viewport. */
  #choose(tab: HTMLElement): void {
    const topBefore = tab.getBoundingClientRect().top;
    const { tabs: group } = this.dataset;
    this.show(tab.dataset.tab);
    for (const other of document.querySelectorAll<TabsElement>('site-tabs')) {
      if (!group || other.dataset.tabs !== group) continue;
      // The page may open at a section in a tab while the sets below aren't upgraded yet.
      customElements.upgrade(other);
      other.show(tab.dataset.tab);
    }
    scrollBy({ top: tab.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  }

  #onClick({ target }: Event): void {
    const tab = this.#tabs.find((candidate) => target instanceof Node && candidate.contains(target));
    if (tab) this.#chooseAndRemember(tab);
  }

  #onKey(event: KeyboardEvent): void {
    const tabs = this.#tabs;
    const index = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    const targetIndexes: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const targetIndex = targetIndexes[event.key];
    const next = index < 0 || targetIndex === undefined ? undefined : tabs.at(targetIndex % tabs.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    this.#chooseAndRemember(next);
  }

  #chooseAndRemember(tab: HTMLElement): void {
    this.#choose(tab);
    const { tabs: group } = this.dataset;
    if (group) rememberTabChoice(group, tab.dataset.tab ?? '');
  }

  /** Shows the hidden panel that contains the target, without storing a choice. Returns false when there is none. */
  #reveal(target: EventTarget | null): boolean {
    const panels = this.querySelectorAll<HTMLElement>(':scope > [data-tab-panel][hidden]');
    const panel = [...panels].find((candidate) => target instanceof Node && candidate.contains(target));
    const tab = this.#tabs.find((candidate) => candidate.getAttribute('aria-controls') === panel?.id);
    if (tab) this.#choose(tab);
    return tab !== undefined;
  }
}

/** Returns the choice in the address, and the reader's last one in the group. */
function readTabChoices(group: string): (string | null)[] {
  const choice = new URLSearchParams(location.search).get(group);
  try {
    return [choice, localStorage.getItem(`tabs.${group}`)];
  } catch {
    // Storage is blocked.
    return [choice];
  }
}

/** Stores a choice, and replaces one in the address, so that a copied link is what is shown. */
function rememberTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(`tabs.${group}`, value);
  } catch {
    // Storage is blocked or full; the choice applies to this page only.
  }
  const address = new URL(location.href);
  if (!address.searchParams.has(group)) return;
  address.searchParams.set(group, value);
  history.replaceState(history.state, '', address);
}
