import { SiteElement } from '@/components/ui/site-element';
import { IS_DEVELOPMENT } from '@/lib/site';
import { withManager } from './with-manager';

/** `<site-offline-page>`: shows what is kept on the device; its buttons keep and remove it. Development keeps nothing. */
export class OfflinePageElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    if (IS_DEVELOPMENT) return;
    void withManager(({ showKept }) => showKept());
    this.addEventListener('click', onClick, { signal });
  }
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
  if (button) void withManager(({ manage }) => manage(button));
}
