import { findSection } from '@/components/ui/find-section';
import { SiteElement } from '@/components/ui/site-element';

/** `<site-toc>`: marks the section that is being read with `aria-current`; on narrow screens its button folds the list. */
export class TocElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const button = this.querySelector('button');
    const toggle = () => {
      button?.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
    };
    let isScheduled = false;
    const update = () => {
      isScheduled = false;
      // At the top of a page no section is being read, and measuring headings would cost a layout.
      this.#mark(scrollY > 0 ? this.#currentSection() : undefined);
    };
    const schedule = () => {
      if (!isScheduled) requestAnimationFrame(update);
      isScheduled = true;
    };
    button?.addEventListener('click', toggle, { signal });
    for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, schedule, { passive: true, signal });
    schedule();
  }

  /**
   * The link of the last section whose heading has passed the reading line. The line is a fifth below the top, and moves to
   * the bottom over the last screen, so that short last sections are marked too.
   */
  #currentSection(): HTMLAnchorElement | undefined {
    const range = document.documentElement.scrollHeight - innerHeight;
    const lastScreen = Math.min(range, innerHeight);
    const progress = lastScreen > 0 ? Math.min(1, Math.max(0, 1 - (range - scrollY) / lastScreen)) : 0;
    const line = innerHeight * (0.2 + 0.8 * progress);
    return [...this.querySelectorAll('a')].findLast((link) => {
      // A heading that is folded away, in a tab for instance, has no box.
      const box = findSection(link.hash)?.getClientRects()[0];
      return box !== undefined && box.top < line;
    });
  }

  #mark(current: HTMLAnchorElement | undefined): void {
    for (const link of this.querySelectorAll('a')) {
      if (link !== current) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        scrollIntoList(link);
      }
    }
  }
}

/** Keeps the mark visible in a list that is longer than the screen, without scrolling the page. */
function scrollIntoList(link: HTMLElement): void {
  const list = link.closest('nav');
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + outer.height / 3;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
}
