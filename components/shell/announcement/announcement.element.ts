import { SiteElement } from '@/components/ui/site-element';

/** `<site-announcement>`: its button dismisses the announcement, permanently unless the browser blocks storage. */
export class AnnouncementElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.querySelector('button')?.addEventListener('click', () => this.#dismiss(), { signal });
  }

  #dismiss(): void {
    document.documentElement.dataset.announcement = 'dismissed';
    try {
      localStorage.setItem(`announcement.${this.dataset.id}`, 'dismissed');
    } catch {}
  }
}
