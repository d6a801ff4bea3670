import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { listFiles } from '@/lib/content/files.server';
import { translate } from '@/lib/i18n/messages';
import { integrityOf } from '@/lib/integrity.server';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { encodeRoute, withBasePath } from '@/lib/paths';
import { browserEnvironment, SITE } from '@/lib/site';
import { writeAtOnce } from '@/lib/write-at-once.server';
import type { Pack, PackFile } from './pack';

interface OfflineRequest {
  /** The project. */
  root: string;
  /** The exported site, complete. */
  folder: string;
  isEnabled?: boolean;
}

/**
 * Writes the service worker and the list of files of each language, from the finished export. With offline reading switched
 * off, it writes a worker that removes itself and its stores.
 */
export async function writeOffline({ root, folder, isEnabled = SITE.offline }: OfflineRequest): Promise<void> {
  if (!isEnabled) return bundleWorker(root, folder, 'lib/offline/retired-worker.ts', {});
  const names = listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const shared = names.filter(isSharedFile).map((name) => describe(folder, name));
  const shell = readShell(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  await bundleWorker(root, folder, 'lib/offline/worker.ts', {
    BUILT: {
      files: Object.fromEntries(shared.map(({ href, integrity }) => [href, integrity])),
      shell: [shell.script, ...shell.stylesheets],
      pageMarks: [shell.script, PAGE_END],
    },
    OFFLINE_WORDS: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        { title: translate(locale, 'offline.unsaved.title'), text: translate(locale, 'offline.unsaved.text') },
      ]),
    ),
  });
  for (const locale of LOCALES) {
    const own = filesOf(locale, names).map((name) => describe(folder, name));
    const pack: Pack = { files: [...shared, ...own] };
    writeAtOnce(path.join(folder, `offline/${locale}.json`), JSON.stringify(pack));
  }
}

/** An attribute of the last element of every page that a reader could miss (`components/offline/saved-notice-place.tsx`). */
const PAGE_END = 'data-saved-notice';

/**
 * The script and the stylesheets of a page.
 *
 * @throws when the page has no script of the site, or lacks the element at its end
 */
function readShell(html: string): { script: string; stylesheets: string[] } {
  const stylesheets: string[] = [];
  let script = '';
  let hasEnd = false;
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    const { rel, href, src, dataSite, dataSavedNotice } = properties;
    if (tagName === 'link' && Array.isArray(rel) && rel.includes('stylesheet')) stylesheets.push(String(href));
    if (tagName === 'script' && dataSite !== undefined && src) script = String(src);
    hasEnd ||= dataSavedNotice !== undefined;
  });
  if (!script || !hasEnd) throw new Error(`index.html has no <script data-site src> or no ${PAGE_END} element.`);
  return { script, stylesheets };
}

async function bundleWorker(
  root: string,
  folder: string,
  entry: string,
  values: Record<string, unknown>,
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox111', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    define: {
      ...browserEnvironment(),
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    logLevel: 'warning',
  });
}

/** Scripts, stylesheets and pictures, which belong to pages of all languages. */
function isSharedFile(file: string): boolean {
  return /^(_site|img)\//.test(file) || /^favicon\.\w+$/.test(file);
}

function isSearchFile(file: string): boolean {
  return /(^|\/)search-index[^/]*\.json$/.test(file);
}

/** Pages and search index of a language; each page under one of its two names. */
function filesOf(locale: Locale, files: readonly string[]): string[] {
  const own = (file: string) => LOCALES.find((one) => isBelow(file, LOCALE_INFO[one].prefix)) ?? DEFAULT_LOCALE;
  const isPage = (file: string) =>
    file.endsWith('.html') &&
    !/(^|\/)(404|_not-found|_global-error)(\/index)?\.html$/.test(file) &&
    !isSecondName(file, all);
  const all = new Set(files);
  return files.filter((file) => own(file) === locale && (isPage(file) || isSearchFile(file)));
}

/** Whether a file belongs to a language's prefix: `en/docs/faq.html`, `en.html`. */
function isBelow(file: string, prefix: string): boolean {
  return prefix !== '' && (`/${file}`.startsWith(`${prefix}/`) || `/${file}` === `${prefix}.html`);
}

/** `docs/intro/index.html` beside `docs/intro.html` */
function isSecondName(file: string, files: ReadonlySet<string>): boolean {
  return file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'));
}

function describe(folder: string, file: string): PackFile {
  const bytes = readFileSync(path.join(folder, file));
  const route = `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return {
    href: withBasePath(encodeRoute(route)),
    integrity: integrityOf(bytes),
    bytes: bytes.length,
  };
}
