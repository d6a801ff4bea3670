import type { Locale } from '@/lib/locales';
import { isPlausible, keptIntegrity, readContent, toKept } from './kept-answer';
import { isPack, type Pack, type PackFile } from './pack';
import { formerLanguageStore, languageStore, packHref } from './stores';

const CONCURRENT_REQUESTS = 4;

/** A language that is complete on this device. */
export interface KeptLanguage {
  pack: Pack;
  /** When it was kept. */
  date: string;
}

export async function keptLanguage(locale: Locale): Promise<KeptLanguage | undefined> {
  if (!(await caches.has(languageStore(locale)))) return undefined;
  const cache = await caches.open(languageStore(locale));
  const list = await cache.match(packHref(locale));
  const pack: unknown = await list?.json().catch(() => undefined);
  return list && isPack(pack) ? { pack, date: list.headers.get('date') ?? '' } : undefined;
}

/** The language as the site offers it now. */
export async function offeredPack(locale: Locale): Promise<Pack> {
  const href = packHref(locale);
  const response = await fetch(href, { cache: 'no-cache' });
  const pack: unknown = isPlausible(href, response) ? await response.json() : undefined;
  if (!isPack(pack)) throw new Error(`${href}: ${response.status}`);
  return pack;
}

/**
 * Updates a language on this device: files with other content are fetched, files that are gone are removed. A first download
 * that fails leaves nothing behind; a later one leaves what was there.
 *
 * @param onProgress told after each file how many bytes of how many are here
 * @throws QuotaExceededError when the device has no room
 */
export async function keepLanguage(
  locale: Locale,
  onProgress: (doneBytes: number, totalBytes: number) => void = () => undefined,
): Promise<void> {
  const [pack, before] = await Promise.all([offeredPack(locale), keptLanguage(locale)]);
  const cache = await caches.open(languageStore(locale));
  if (before && JSON.stringify(before.pack) === JSON.stringify(pack)) {
    // Damaged files are removed when they are read.
    const isComplete = (await cache.keys()).length === pack.files.length + 1;
    if (isComplete) return;
  }
  const former = (await caches.has(formerLanguageStore(locale)))
    ? await caches.open(formerLanguageStore(locale))
    : undefined;
  const total = packBytes(pack);
  let done = 0;
  const stop = new AbortController();

  const keepFile = async ({ href, integrity, bytes }: PackFile) => {
    const kept = await cache.match(href);
    if (!kept || (await keptIntegrity(kept)) !== integrity) {
      const taken = await former?.match(href);
      const copy = taken && (await verified(href, taken, integrity));
      await cache.put(href, copy ?? (await fetchFile(href, integrity, stop.signal)));
    }
    done += bytes;
    if (!stop.signal.aborted) onProgress(done, total);
  };
  const work = async (queue: Iterator<PackFile>) => {
    for (let next = queue.next(); !next.done && !stop.signal.aborted; next = queue.next()) await keepFile(next.value);
  };
  const queue = pack.files.values();
  const works = Array.from({ length: CONCURRENT_REQUESTS }, () => work(queue));
  try {
    await Promise.all(works);
    await cache.put(
      packHref(locale),
      new Response(JSON.stringify(pack), { headers: { date: new Date().toUTCString() } }),
    );
  } catch (error) {
    stop.abort();
    await Promise.allSettled(works);
    if (!before) await caches.delete(languageStore(locale));
    throw error;
  }
  await caches.delete(formerLanguageStore(locale));
  const current = new Set(pack.files.map(({ href }) => new URL(href, location.href).href));
  current.add(new URL(packHref(locale), location.href).href);
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

export async function dropLanguage(locale: Locale): Promise<void> {
  await Promise.all([caches.delete(languageStore(locale)), caches.delete(formerLanguageStore(locale))]);
}

export function packBytes({ files }: Pack): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @throws when the answer is not the file that the site offers */
async function fetchFile(href: string, integrity: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(href, { cache: 'reload', signal });
  const file = await verified(href, response, integrity);
  if (!file) throw new Error(`${href} is not as it was built.`);
  return file;
}

async function verified(href: string, response: Response, integrity: string): Promise<Response | undefined> {
  const content = await readContent(href, response);
  return content?.integrity === integrity ? toKept(response, content) : undefined;
}
