import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { listFiles } from '@/lib/content/files.server';
import { BROWSER_OPTIONS } from '@/lib/export/bundle-site-script.server';
import { sitePages } from '@/lib/export/finished-site.server';
import { translate } from '@/lib/i18n/messages';
import { integrityOf } from '@/lib/integrity.server';
import { byLocale, LOCALES } from '@/lib/locales';
import type { Pack, PackFile } from '@/lib/offline/download-language';
import type { Built } from '@/lib/offline/worker-globals';
import { encodeRoute, pathToRoute, withBasePath } from '@/lib/paths';
import { PAGE_END } from '@/lib/requests/deployment';
import { READS_OFFLINE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { browserEnvironment } from './browser-environment';

/**
 * Writes the service worker and the file list of each language. Runs last, because the lists contain the digests of all
 * other files. With offline reading switched off, writes a worker that removes itself and its stores instead.
 */
export async function writeOffline(root: string, folder: string, isEnabled: boolean = READS_OFFLINE): Promise<void> {
  if (!isEnabled) return bundleWorker(root, folder, 'lib/offline/retired-worker.ts');
  const names = listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const pages = new Map(sitePages(folder).map(({ file, address }) => [file, address]));
  const describe = (name: string): PackFile => {
    const bytes = readFileSync(path.join(folder, name));
    const href = withBasePath(encodeRoute(pages.get(name) ?? `/${name}`));
    return { href, integrity: integrityOf(bytes), bytes: bytes.length };
  };
  // Scripts, stylesheets and images, which pages of all languages use.
  const shared = names.filter((name) => /^(_site|img)\/|^favicon\.\w+$/.test(name)).map(describe);
  const shell = readShell(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  await bundleWorker(root, folder, 'lib/offline/worker.ts', {
    files: Object.fromEntries(shared.map(({ href, integrity }) => [href, integrity])),
    shell: [shell.script, ...shell.stylesheets],
    pageMarks: [shell.script, PAGE_END],
    offlineTexts: byLocale((locale) => ({
      title: translate(locale, 'offline.unsaved.title'),
      text: translate(locale, 'offline.unsaved.text'),
    })),
  });
  const localized = names.filter((name) => pages.has(name) || /(^|\/)search-index[^/]*\.json$/.test(name));
  for (const locale of LOCALES) {
    const inLanguage = localized.filter((name) => pathToRoute(pages.get(name) ?? `/${name}`).locale === locale);
    const pack: Pack = { files: [...shared, ...inLanguage.map(describe)] };
    writeFileAndFolders(path.join(folder, `offline/${locale}.json`), JSON.stringify(pack));
  }
}

/** Returns the URLs of a page's script and stylesheets. Throws when the page has no script or no `PAGE_END` element. */
function readShell(html: string): { script: string; stylesheets: string[] } {
  const tree = fromHtml(html);
  const script = select('script[data-site][src]', tree)?.properties.src;
  if (!script || !select(`[${PAGE_END}]`, tree))
    throw new Error(`index.html has no <script data-site src> or no ${PAGE_END} element.`);
  const stylesheets = selectAll('link[rel~=stylesheet]', tree).map(({ properties }) => String(properties.href));
  return { script: String(script), stylesheets };
}

async function bundleWorker(root: string, folder: string, entry: string, built?: Built): Promise<void> {
  await build({
    ...BROWSER_OPTIONS,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path.join(folder, 'sw.js'),
    format: 'iife',
    legalComments: 'none',
    define: { ...browserEnvironment(), ...(built && { BUILT: JSON.stringify(built) }) },
  });
}
