import { SiteElement } from '@/components/ui/site-element';

/** `<site-docs-version data-version="current">`: remembers which version of the docs the reader has opened. */
export class DocsVersionElement extends SiteElement {
  protected connect(): void {
    try {
      localStorage.setItem('docs-preferred-version', this.dataset.version ?? '');
    } catch {}
  }
}
