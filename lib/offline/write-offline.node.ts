import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { listFiles } from '@/lib/content/files.node';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { encodeRoute, withBasePath } from '@/lib/paths';
import { browserEnvironment, SITE } from '@/lib/site';
import { writeAtOnce } from '@/lib/write-at-once.node';
import type { PackFile } from './pack';

interface OfflineRequest {
  /** The project. */
  root: string;
  /** The exported site, complete. */
  folder: string;
  isEnabled?: boolean;
}

/**
 * Writes the service worker and the lists of what belongs to each language, from the finished export. With offline reading
 * switched off, the worker's place is taken by one that cleans up after it.
 */
export async function writeOffline({ root, folder, isEnabled = SITE.offline }: OfflineRequest): Promise<void> {
  await bundleWorker(root, folder, isEnabled ? 'lib/offline/worker.ts' : 'lib/offline/retired-worker.ts');
  if (!isEnabled) return;
  const files = await listFiles(folder);
  for (const locale of LOCALES) {
    const pack = { files: filesOf(locale, files).map((file) => describe(folder, file)) };
    writeAtOnce(path.join(folder, `offline/${locale}.json`), JSON.stringify(pack));
  }
}

async function bundleWorker(root: string, folder: string, entry: string): Promise<void> {
  const words = LOCALES.map((locale) => [
    locale,
    { title: translate(locale, 'offline.unsaved.title'), text: translate(locale, 'offline.unsaved.text') },
  ]);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox111', 'safari16.4'],
    minify: true,
    define: {
      ...browserEnvironment(),
      OFFLINE_WORDS: JSON.stringify(Object.fromEntries(words)),
    },
    logLevel: 'warning',
  });
}

/** Pages, search index and everything that pages of a language are made of; each page under one of its two names. */
function filesOf(locale: Locale, files: readonly string[]): string[] {
  const own = (file: string) => LOCALES.find((one) => isBelow(file, LOCALE_INFO[one].prefix)) ?? DEFAULT_LOCALE;
  const isPage = (file: string) =>
    file.endsWith('.html') && !/(^|\/)(404|_not-found|_global-error)(\/index)?\.html$/.test(file) && !isTwin(file, all);
  const all = new Set(files);
  return files.filter((file) => {
    if (/^(_next\/static|_site|img)\//.test(file) || /^favicon\.(svg|ico)$/.test(file)) return !/\.(br|gz)$/.test(file);
    return own(file) === locale && (isPage(file) || /(^|\/)search-index[^/]*\.json$/.test(file));
  });
}

/** Whether a file belongs to a language's prefix: `en/docs/faq.html`, `en.html`. */
function isBelow(file: string, prefix: string): boolean {
  return prefix !== '' && (`/${file}`.startsWith(`${prefix}/`) || `/${file}` === `${prefix}.html`);
}

/** `docs/intro/index.html` beside `docs/intro.html` */
function isTwin(file: string, files: ReadonlySet<string>): boolean {
  return file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'));
}

function describe(folder: string, file: string): PackFile {
  const bytes = readFileSync(path.join(folder, file));
  const route = `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return {
    href: withBasePath(encodeRoute(route)),
    hash: createHash('sha1').update(bytes).digest('base64url').slice(0, 8),
    bytes: bytes.length,
  };
}
