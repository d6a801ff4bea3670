import { SiteElement } from '@/components/ui/site-element';
import { restoreSidebar } from './restore-sidebar';

/** The sidebar that was loaded with the document. An inline script has already restored its state. */
const INITIAL_SIDEBAR = document.querySelector('[data-sidebar]');

/** `<site-sidebar>`: preserves open groups and the scroll position between pages, and reveals the current link. */
export class SidebarElement extends SiteElement {
  /** Undefined until the state is restored, so that an earlier save doesn't overwrite the stored state. */
  #scrollTop: number | undefined;

  protected connect(signal: AbortSignal): void {
    const nav = this.querySelector('nav');
    if (!nav) return;
    // Deferred until all elements are connected, because measuring in between would force a layout for each element.
    const frame = requestAnimationFrame(() => {
      if (nav !== INITIAL_SIDEBAR) restoreSidebar();
      reveal(nav);
      this.#scrollTop = nav.scrollTop;
    });
    // Navigation between docs keeps the sidebar and only moves `aria-current`.
    const observer = new MutationObserver(() => requestAnimationFrame(() => reveal(nav)));
    observer.observe(nav, { subtree: true, attributeFilter: ['aria-current'] });
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      this.#save();
    });
    const updateScrollTop = () => {
      this.#scrollTop = nav.scrollTop;
    };
    nav.addEventListener('scroll', updateScrollTop, { passive: true, signal });
    addEventListener('pagehide', () => this.#save(), { signal });
  }

  #save(): void {
    if (this.#scrollTop === undefined) return;
    const open = [...this.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.group ?? '');
    try {
      sessionStorage.setItem('docs-sidebar', JSON.stringify({ open, scrollTop: this.#scrollTop }));
    } catch {}
  }
}

/** Opens the groups around the current link and scrolls the sidebar, but not the page, to it. */
function reveal(nav: HTMLElement): void {
  const current = nav.querySelector<HTMLElement>('[aria-current=page]');
  if (!current) return;
  for (let group = current.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true;
  if (current.nextElementSibling instanceof HTMLDetailsElement) current.nextElementSibling.open = true;
  const [outer, inner] = [nav.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) nav.scrollTop += inner.top - outer.top - outer.height / 2;
}
