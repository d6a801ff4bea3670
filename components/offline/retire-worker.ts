import { CACHE_PREFIX } from '@/lib/offline/offline-names';
import { withBasePath } from '@/lib/paths';

/** The worker removes itself when it is asked for again; this is for those who come before that. */
export async function retireWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === withBasePath('/'));
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
