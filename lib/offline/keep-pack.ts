import type { Locale } from '@/lib/locales';
import { packCache, packHref } from './offline-names';
import { isPack, type Pack, type PackFile } from './pack';

const AT_ONCE = 4;

/** The pack that is on this device, complete; undefined when none is. */
export async function keptPack(locale: Locale): Promise<Pack | undefined> {
  if (!(await caches.has(packCache(locale)))) return undefined;
  const cache = await caches.open(packCache(locale));
  const pack: unknown = await (await cache.match(packHref(locale)))?.json();
  return isPack(pack) ? pack : undefined;
}

/** The pack as the site has it now. */
export async function offeredPack(locale: Locale): Promise<Pack> {
  const response = await fetch(packHref(locale), { cache: 'no-cache' });
  const pack: unknown = response.ok ? await response.json() : undefined;
  if (!isPack(pack)) throw new Error(`${packHref(locale)}: ${response.status}`);
  return pack;
}

/**
 * Brings a language's pack up to date on this device: what is new or has changed is fetched, what is gone is removed. A
 * first download that fails leaves nothing behind; a later one leaves what was there.
 *
 * @param onProgress told after each file how many bytes of how many are here
 */
export async function keepPack(
  locale: Locale,
  onProgress: (doneBytes: number, totalBytes: number) => void = () => undefined,
): Promise<Pack> {
  const [pack, before] = await Promise.all([offeredPack(locale), keptPack(locale)]);
  const known = new Map(before?.files.map(({ href, hash }) => [href, hash]));
  const cache = await caches.open(packCache(locale));
  const missing = pack.files.filter(({ href, hash }) => known.get(href) !== hash);
  const total = packBytes(pack);
  let done = total - packBytes({ files: missing });
  onProgress(done, total);
  const stop = new AbortController();
  const work = async (queue: Iterator<PackFile>) => {
    for (let next = queue.next(); !next.done && !stop.signal.aborted; next = queue.next()) {
      const { href, bytes } = next.value;
      const response = await fetch(href, { cache: 'reload', signal: stop.signal });
      if (!response.ok) throw new Error(`${href}: ${response.status}`);
      await cache.put(href, response);
      done += bytes;
      if (!stop.signal.aborted) onProgress(done, total);
    }
  };
  const queue = missing.values();
  const works = Array.from({ length: AT_ONCE }, () => work(queue));
  try {
    await Promise.all(works);
    await cache.put(packHref(locale), new Response(JSON.stringify(pack)));
  } catch (error) {
    stop.abort();
    await Promise.allSettled(works);
    if (!before) await dropPack(locale);
    throw error;
  }
  const current = new Set(pack.files.map(({ href }) => href));
  for (const href of known.keys()) if (!current.has(href)) await cache.delete(href);
  return pack;
}

export async function dropPack(locale: Locale): Promise<void> {
  await caches.delete(packCache(locale));
}

export function packBytes({ files }: Pack): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
