import { LOCALES } from '@/lib/locales';
import { languageStore, legacyLanguageStore, WORKER_HREF } from '@/lib/offline/stores';
import { withBasePath } from '@/lib/paths';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { IS_DEVELOPMENT, READS_OFFLINE } from '@/lib/site';
import { watchSavedPages } from './saved-notice';

/** A visitor who stays on a page for this long, or scrolls, counts as a reader. */
const READING_MS = 5000;

/** Starts offline reading: registers the service worker, and shows a notice on pages that are saved copies. */
export function startOffline(): void {
  if (IS_DEVELOPMENT || !('serviceWorker' in navigator)) return;
  watchSavedPages();
  if (!READS_OFFLINE) return;
  if (document.readyState === 'complete') void registerWhenRead();
  else addEventListener('load', () => void registerWhenRead(), { once: true });
}

/** Registers the worker late, so that a short visit or one on a metered connection downloads nothing more. */
async function registerWhenRead(): Promise<void> {
  if (prefersReducedData()) return;
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, READING_MS);
    addEventListener('scroll', resolve, { passive: true, once: true });
  });
  // Safari doesn't have requestIdleCallback.
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
  try {
    await navigator.serviceWorker.register(WORKER_HREF, { scope: withBasePath('/'), updateViaCache: 'none' });
    const names = await caches.keys();
    const savedLocales = LOCALES.filter((locale) =>
      [languageStore(locale), legacyLanguageStore(locale)].some((name) => names.includes(name)),
    );
    if (savedLocales.length === 0) return;
    const { downloadLanguage } = await import('@/lib/offline/download-language');
    for (const locale of savedLocales) await downloadLanguage(locale);
  } catch {
    // Private windows and full disks reject storage. Pages work without the worker.
  }
}
