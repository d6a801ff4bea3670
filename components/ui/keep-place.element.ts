import { SiteElement } from './site-element';

/** `<site-keep-place>`: adds the current query string and fragment to its links to the page's translations. */
export class KeepPlaceElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', keepPlace, { signal });
  }
}

function keepPlace({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
