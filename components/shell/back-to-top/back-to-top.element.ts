import { SiteElement } from '@/components/ui/site-element';

/** `<site-back-to-top>`: its button scrolls to the top of the page. */
export class BackToTopElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', () => scrollTo(0, 0), { signal });
  }
}
