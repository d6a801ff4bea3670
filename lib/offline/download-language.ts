import pMap from 'p-map';
import type { Locale } from '@/lib/locales';
import { hasExpectedHeaders, readContent, readVerifiedIntegrity, toCachedResponse } from './cached-response';
import { languageStore, legacyLanguageStore, packHref } from './stores';

const CONCURRENT_REQUESTS = 4;
/** A file list that takes longer is reported as failed. */
const LIST_TIMEOUT_MS = 10_000;

/** The file list of a language's documentation: `offline/<locale>.json`. */
export interface Pack {
  files: readonly PackFile[];
}

export interface PackFile {
  /** URL path with the base path. */
  href: string;
  /** Digest of the content: `sha256-…`. */
  integrity: string;
  bytes: number;
}

/** A language that is completely saved on this device. */
export interface SavedLanguage {
  pack: Pack;
  /** Time of the download, in the format of a `Date` header. */
  date: string;
}

export async function readSavedLanguage(locale: Locale): Promise<SavedLanguage | undefined> {
  if (!(await caches.has(languageStore(locale)))) return undefined;
  const cache = await caches.open(languageStore(locale));
  const list = await cache.match(packHref(locale));
  const pack: unknown = await list?.json().catch(() => undefined);
  return list && isPack(pack) ? { pack, date: list.headers.get('date') ?? '' } : undefined;
}

/** Fetches the current file list of a language. Throws when the response isn't a file list. */
export async function fetchPack(locale: Locale): Promise<Pack> {
  const href = packHref(locale);
  const response = await fetch(href, { cache: 'no-cache', signal: AbortSignal.timeout(LIST_TIMEOUT_MS) });
  const pack: unknown = hasExpectedHeaders(href, response) ? await response.json() : undefined;
  if (!isPack(pack)) throw new Error(`${href}: ${response.status}`);
  return pack;
}

/**
 * Downloads a language or updates the saved one: fetches changed files and removes deleted ones. When the first
 * download fails, nothing stays on the device; when an update fails, the saved language stays usable.
 *
 * @param onProgress called after each file
 * @throws QuotaExceededError when the device has too little space
 */
export async function downloadLanguage(
  locale: Locale,
  onProgress: (doneBytes: number, totalBytes: number) => void = () => undefined,
): Promise<void> {
  const [pack, saved] = await Promise.all([fetchPack(locale), readSavedLanguage(locale)]);
  const cache = await caches.open(languageStore(locale));
  if (saved && JSON.stringify(saved.pack) === JSON.stringify(pack)) {
    // Files may be missing, because a damaged file is removed when it is read.
    const isComplete = (await cache.keys()).length === pack.files.length + 1;
    if (isComplete) return;
  }
  const legacyCache = (await caches.has(legacyLanguageStore(locale)))
    ? await caches.open(legacyLanguageStore(locale))
    : undefined;
  const totalBytes = packBytes(pack);
  let doneBytes = 0;
  const controller = new AbortController();

  const saveFile = async ({ href, integrity, bytes }: PackFile) => {
    const cached = await cache.match(href);
    if (!cached || (await readVerifiedIntegrity(cached)) !== integrity) {
      const legacy = await legacyCache?.match(href);
      const copy = legacy && (await verifyResponse(href, legacy, integrity));
      await cache.put(href, copy ?? (await fetchFile(href, integrity, controller.signal)));
    }
    doneBytes += bytes;
    if (!controller.signal.aborted) onProgress(doneBytes, totalBytes);
  };
  try {
    await pMap(pack.files, saveFile, { concurrency: CONCURRENT_REQUESTS });
    await cache.put(
      packHref(locale),
      new Response(JSON.stringify(pack), { headers: { date: new Date().toUTCString() } }),
    );
  } catch (error) {
    controller.abort();
    if (!saved) await caches.delete(languageStore(locale));
    throw error;
  }
  await caches.delete(legacyLanguageStore(locale));
  const currentUrls = new Set(pack.files.map(({ href }) => new URL(href, location.href).href));
  currentUrls.add(new URL(packHref(locale), location.href).href);
  for (const request of await cache.keys()) if (!currentUrls.has(request.url)) await cache.delete(request);
}

export async function deleteLanguage(locale: Locale): Promise<void> {
  await Promise.all([caches.delete(languageStore(locale)), caches.delete(legacyLanguageStore(locale))]);
}

export function packBytes({ files }: Pack): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Rejects when the file doesn't match its digest. */
async function fetchFile(href: string, integrity: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(href, { cache: 'reload', signal });
  const file = await verifyResponse(href, response, integrity);
  if (!file) throw new Error(`${href} does not match its digest.`);
  return file;
}

/** Returns a cacheable copy of the response; undefined when its body doesn't match the digest. */
async function verifyResponse(href: string, response: Response, integrity: string): Promise<Response | undefined> {
  const content = await readContent(href, response);
  return content?.integrity === integrity ? toCachedResponse(response, content) : undefined;
}

/** Checks only the outer shape, because each file is checked by its digest when it is fetched. */
export function isPack(value: unknown): value is Pack {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files);
}
