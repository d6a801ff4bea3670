import { CACHE_PREFIX } from '@/lib/offline/stores';
import { withBasePath } from '@/lib/paths';

/** For readers whose browser has not fetched the retired worker yet, which does the same. */
export async function retireWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === withBasePath('/'));
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
