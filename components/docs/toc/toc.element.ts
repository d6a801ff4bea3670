import { findSection } from '@/components/ui/find-section';
import { SiteElement } from '@/components/ui/site-element';

/** Distance of the reading line from the heading to which a link scrolls; less than that of the next line of text. */
const READING_LINE_PX = 12;

/** `<site-toc>`: marks the section being read. On narrow screens its button names it, and opens and closes the list. */
export class TocElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const button = this.querySelector('button');
    const isOpen = () => button?.getAttribute('aria-expanded') === 'true';
    const setOpen = (open: boolean) => {
      button?.setAttribute('aria-expanded', String(open));
      const current = this.querySelector<HTMLElement>('a[aria-current]');
      if (open && current) scrollListTo(current);
    };
    // At the top of the page no section is being read, so the layout for measuring headings can be avoided.
    const update = () => this.#markCurrent(scrollY > 0 ? this.#findCurrentLink() : undefined);
    const closeOnClick = ({ target }: Event) => {
      const isOutside = target instanceof Node && !this.contains(target);
      if (isOutside || (target instanceof Element && target.closest('a'))) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen()) return;
      setOpen(false);
      button?.focus();
    };
    button?.addEventListener('click', () => setOpen(!isOpen()), { signal });
    document.addEventListener('click', closeOnClick, { signal });
    this.addEventListener('keydown', closeOnEscape, { signal });
    for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, update, { passive: true, signal });
    // Deferred until all elements are connected, because measuring in between would force a layout.
    requestAnimationFrame(update);
  }

  /**
   * Returns the link to the last section whose heading is above the reading line. The line is just below the place to
   * which links scroll, and moves to the bottom over the last screen, so that short last sections are marked too.
   */
  #findCurrentLink(): HTMLAnchorElement | undefined {
    const maxScrollY = document.documentElement.scrollHeight - innerHeight;
    const lastScreen = Math.min(maxScrollY, innerHeight);
    const progress = lastScreen > 0 ? Math.min(1, Math.max(0, 1 - (maxScrollY - scrollY) / lastScreen)) : 0;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const start = (Number.parseFloat(scrollPaddingTop) || 0) + READING_LINE_PX;
    const readingLine = start + (innerHeight - start) * progress;
    return [...this.querySelectorAll('a')].findLast((link) => {
      // A hidden heading, such as one in a closed tab, has no box.
      const box = findSection(link.hash)?.getClientRects()[0];
      return box !== undefined && box.top < readingLine;
    });
  }

  #markCurrent(current: HTMLAnchorElement | undefined): void {
    const section = this.querySelector('[data-section]');
    if (section) section.textContent = current?.textContent ?? '';
    section?.parentElement?.toggleAttribute('hidden', !current);
    const marked = this.querySelector('a[aria-current]');
    if (marked === current) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    if (current) scrollListTo(current);
  }
}

/** Keeps a link visible in a list that is taller than the viewport, without scrolling the page. */
function scrollListTo(link: HTMLElement): void {
  // The list itself scrolls below the bar of narrow screens, and the column around it on wide ones.
  const column = link.closest('nav');
  const list = [column?.querySelector('ul'), column].find(
    (element) => element && element.scrollHeight > element.clientHeight,
  );
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 2;
}
