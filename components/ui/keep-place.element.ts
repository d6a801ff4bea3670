import { SiteElement } from './site-element';

/** `<site-keep-place>`: its links lead to the same page in another language, at the query and section that the reader is at. */
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
