import { SiteElement } from '@/components/ui/site-element';
import { restoreSidebar, type SidebarState } from './restore-sidebar';

/** The one that came with the document: it has its state back before the first paint, and may have been scrolled since. */
const FIRST_SIDEBAR = document.querySelector('[data-sidebar]');

/** `<site-sidebar>`: keeps open groups and the scroll position from page to page, and shows the current link. */
export class SidebarElement extends SiteElement {
  /** Unknown until the sidebar has its state back. */
  #scrollTop: number | undefined;

  protected connect(signal: AbortSignal): void {
    const nav = this.querySelector('nav');
    if (!nav) return;
    // In the next frame, when the whole page is in the document: measuring now would lay it out once for each element.
    const frame = requestAnimationFrame(() => {
      if (nav !== FIRST_SIDEBAR) restoreSidebar();
      reveal(nav);
      this.#scrollTop = nav.scrollTop;
    });
    // Following a link between docs leaves the sidebar in place and moves the current mark.
    const observer = new MutationObserver(() => requestAnimationFrame(() => reveal(nav)));
    observer.observe(nav, { subtree: true, attributeFilter: ['aria-current'] });
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    });
    const noteScroll = () => {
      this.#scrollTop = nav.scrollTop;
    };
    nav.addEventListener('scroll', noteScroll, { passive: true, signal });
    addEventListener('pagehide', () => this.#save(), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#save();
  }

  #save(): void {
    if (this.#scrollTop === undefined) return;
    const open = [...this.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.group ?? '');
    const state: SidebarState = { open, scrollTop: this.#scrollTop };
    try {
      sessionStorage.setItem('docs-sidebar', JSON.stringify(state));
    } catch {}
  }
}

/** Unfolds the groups around the current link and scrolls it into the sidebar's view, without moving the page. */
function reveal(nav: HTMLElement): void {
  const current = nav.querySelector<HTMLElement>('[aria-current=page]');
  if (!current) return;
  for (let group = current.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true;
  if (current.nextElementSibling instanceof HTMLDetailsElement) current.nextElementSibling.open = true;
  const [outer, inner] = [nav.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) nav.scrollTop += inner.top - outer.top - outer.height / 2;
}
