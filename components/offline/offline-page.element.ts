import { SiteElement } from '@/components/ui/site-element';
import { IS_DEVELOPMENT } from '@/lib/site';

let hasFailed = false;

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

/**
 * Does something with the code of the page that shows what is kept. When it can't be fetched, each language says that it
 * failed; its button is the next try.
 */
async function withManager(use: (manager: typeof import('./manage-kept')) => Promise<void>): Promise<void> {
  // Browsers keep a failed import() for as long as the page lives.
  if (hasFailed) return location.reload();
  try {
    const manager = await import('./manage-kept').catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
    await use(manager);
  } catch {
    for (const box of document.querySelectorAll<HTMLElement>('[data-language]')) {
      const status = box.querySelector('[role=status]');
      if (status) status.textContent = box.dataset.failed ?? '';
    }
  }
}
