import { SiteElement } from '@/components/ui/site-element';
import { IS_DEVELOPMENT } from '@/lib/site';

let hasImportFailed = false;

/**
 * `<site-offline-page>`: shows the content that is saved on the device, and handles the buttons. Inactive in
 * development.
 */
export class OfflinePageElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    if (IS_DEVELOPMENT) return;
    void withSavedContent(({ showSavedContent }) => showSavedContent());
    this.addEventListener('click', onClick, { signal });
  }
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
  if (button) void withSavedContent(({ runAction }) => runAction(button));
}

/**
 * Loads `saved-content.ts` and passes it to `use`. When that fails, every language shows an error, and a click on a
 * button tries again.
 */
async function withSavedContent(use: (module: typeof import('./saved-content')) => Promise<void>): Promise<void> {
  // Browsers cache a failed import() until the page is reloaded.
  if (hasImportFailed) return location.reload();
  try {
    const module = await import('./saved-content').catch((error: unknown) => {
      hasImportFailed = true;
      throw error;
    });
    await use(module);
  } catch {
    for (const section of document.querySelectorAll<HTMLElement>('[data-language]')) {
      const status = section.querySelector('[role=status]');
      if (status) status.textContent = section.dataset.failed ?? '';
    }
  }
}
