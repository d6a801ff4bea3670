import { isSparingConnection } from '@/components/ui/sparing-connection';
import { LOCALES } from '@/lib/locales';
import { packCache, WORKER_HREF } from '@/lib/offline/offline-names';
import { withBasePath } from '@/lib/paths';
import { IS_DEVELOPMENT, READS_OFFLINE } from '@/lib/site';
import { followSavedPages } from './saved-notice';
import { withPacks } from './with-packs';

/** Keeps what the reader visits for reading without a network, and says so when a page is such a copy. */
export function startOffline(): void {
  if (IS_DEVELOPMENT || !('serviceWorker' in navigator)) return;
  followSavedPages();
  lookForPacks();
  // Every change of page rewrites the head.
  new MutationObserver(lookForPacks).observe(document.head, { childList: true });
  const begin = () => void (READS_OFFLINE ? register() : retire());
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** The page that offers languages brings its own part of the script. */
function lookForPacks(): void {
  const fresh = document.querySelectorAll<HTMLElement>('[data-pack]:not([data-seen])');
  for (const box of fresh) box.dataset.seen = '';
  if (fresh.length > 0) void withPacks(({ offerPacks }) => offerPacks());
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER_HREF, { scope: withBasePath('/'), updateViaCache: 'none' });
    if (isSparingConnection()) return;
    const caches = await globalThis.caches.keys();
    const kept = LOCALES.filter((locale) => caches.includes(packCache(locale)));
    if (kept.length === 0) return;
    const { keepPack, keptPack } = await import('@/lib/offline/keep-pack');
    for (const locale of kept) if (await keptPack(locale)) await keepPack(locale);
  } catch {
    // Private windows and full disks keep nothing; nothing else is lost.
  }
}

async function retire(): Promise<void> {
  const { retireWorker } = await import('./retire-worker');
  await retireWorker();
}
