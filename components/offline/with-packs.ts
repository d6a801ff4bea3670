import { loadPart } from '@/lib/load-part';

/**
 * Does something with the code of the page that offers languages for reading without a network. When it can't be fetched, each
 * language says that it failed; its button is the next try.
 */
export async function withPacks(use: (packs: typeof import('./offer-packs')) => Promise<void>): Promise<void> {
  try {
    await use(await loadPart(() => import('./offer-packs')));
  } catch {
    for (const box of document.querySelectorAll<HTMLElement>('[data-pack]')) {
      const status = box.querySelector('[data-pack-status]');
      if (status) status.textContent = box.dataset.failed ?? '';
    }
  }
}
