import { withBasePath } from '@/lib/paths';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { IS_DEVELOPMENT, READS_OFFLINE } from '@/lib/site';

/** A visitor who stays on a page for this long, or scrolls, counts as a reader. */
const READING_MS = 5000;
/** A page that is busy for longer registers the worker anyway. */
const IDLE_LIMIT_MS = 2000;

/** Starts offline reading: registers the service worker. */
export function startOffline(): void {
  if (IS_DEVELOPMENT || !READS_OFFLINE || !('serviceWorker' in navigator) || prefersReducedData()) return;
  if (document.readyState === 'complete') void registerWhenRead();
  else addEventListener('load', () => void registerWhenRead(), { once: true });
}

/** Registers the worker late, so that a short visit downloads nothing more. */
async function registerWhenRead(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, READING_MS);
    addEventListener('scroll', resolve, { passive: true, once: true });
  });
  // Safari doesn't have requestIdleCallback, and Chromium may not call it while a page paints nothing.
  const options = { timeout: IDLE_LIMIT_MS };
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve, options));
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', requestAgain, { once: true });
  // Private windows and full disks reject storage. Pages work without the worker.
  serviceWorker.register(withBasePath('/sw.js'), { scope: withBasePath('/'), updateViaCache: 'none' }).catch(() => {});
}

/** Requests the page and its files again, from the browser's cache, because the worker stores only what it serves. */
function requestAgain(): void {
  const takeover = performance.now();
  const request = (url: string) =>
    fetch(url, { cache: 'force-cache', headers: { accept: 'text/html' } }).catch(() => undefined);
  void request(location.href);
  // Also observes files that are on their way.
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (startTime < takeover && name.startsWith(location.origin)) void request(name);
  }).observe({ type: 'resource', buffered: true });
}
