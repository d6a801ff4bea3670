import { SiteElement } from '@/components/ui/site-element';

/** `<site-back-to-top>`: its button scrolls the page to its top. */
export class BackToTopElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', () => scrollTo(0, 0), { signal });
  }
}
