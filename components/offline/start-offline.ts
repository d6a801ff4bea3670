import { LOCALES } from '@/lib/locales';
import { formerLanguageStore, languageStore, WORKER_HREF } from '@/lib/offline/stores';
import { withBasePath } from '@/lib/paths';
import { IS_DEVELOPMENT, READS_OFFLINE } from '@/lib/site';
import { isSparingConnection } from '@/lib/sparing-connection';
import { followSavedPages } from './saved-notice';

/** A reader who has been on a page for this long, or has scrolled, reads it. */
const READING_MS = 5000;

/** Keeps what the reader visits for reading without a network, and says so when a page is such a copy. */
export function startOffline(): void {
  if (IS_DEVELOPMENT || !('serviceWorker' in navigator)) return;
  followSavedPages();
  if (!READS_OFFLINE) return;
  if (document.readyState === 'complete') void registerWhenRead();
  else addEventListener('load', () => void registerWhenRead(), { once: true });
}

/** A visit that ends before anything is read costs nothing more, and neither does one on a sparing connection. */
async function registerWhenRead(): Promise<void> {
  if (isSparingConnection()) return;
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, READING_MS);
    addEventListener('scroll', resolve, { passive: true, once: true });
  });
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
  try {
    await navigator.serviceWorker.register(WORKER_HREF, { scope: withBasePath('/'), updateViaCache: 'none' });
    const names = await caches.keys();
    const kept = LOCALES.filter((locale) =>
      [languageStore(locale), formerLanguageStore(locale)].some((name) => names.includes(name)),
    );
    if (kept.length === 0) return;
    const { keepLanguage } = await import('@/lib/offline/keep-language');
    for (const locale of kept) await keepLanguage(locale);
  } catch {
    // Private windows and full disks keep nothing; nothing else is lost.
  }
}
