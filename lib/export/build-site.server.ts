import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/lib/check/check-content.server';
import { hashFiles } from '@/lib/content/files.server';
import type { Content } from '@/lib/content/model';
import { ContentError, formatAnnotations, formatProblems } from '@/lib/errors';
import { LOCALES } from '@/lib/locales';
import { createMessageCollector } from '@/lib/logs/make-messages.server';
import { removePageData, writePageData } from '@/lib/page-data.server';
import { createSearchBuilder, writeSearch } from '@/lib/search/index/make-search.server';
import { markdownFiles } from '@/lib/seo/markdown-files.server';
import { metadataFiles } from '@/lib/seo/metadata-files.server';
import { run } from '@/lib/setup/run.server';
import { READS_OFFLINE, RUNS_IN_GITHUB_ACTIONS, SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { bundleServiceWorker, bundleSiteScript } from './bundle-site-script.server';
import { checkClientModules } from './check-client-modules.server';
import { finishPages } from './finish-pages.server';
import { addIndexes, compressExport } from './finished-site.server';
import { writeHostFiles } from './host-files.server';

/** Files and folders that the build reads; a change in any of them makes `out/` stale. */
const SOURCES = [
  ...['app', 'components', 'lib', 'messages', 'scripts', 'content', 'public'],
  ...['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'],
];

/**
 * Builds the site into `out/`, which it replaces at the end.
 *
 * @param ifChanged skip the build when `out/` was built from the same files and settings
 * @param compress also write `.br` and `.gz` files, for hosts that serve precompressed files
 * @returns false when the build failed; the errors have been printed
 */
export async function buildSite(root: string, { ifChanged = false, compress = false } = {}): Promise<boolean> {
  // The development server writes its search index to `public/`.
  const isSource = (file: string) => !/^public\/(.*\/)?search-index[^/]*\.json$/.test(file);
  const stamp = JSON.stringify([SITE, hashFiles(root, SOURCES, isSource)]);
  const stampFile = path.join(root, '.cache/build-stamp');
  const out = path.join(root, 'out');
  const isBuilt = existsSync(path.join(out, 'index.html')) && existsSync(stampFile);
  if (ifChanged && isBuilt && readFileSync(stampFile, 'utf8') === stamp) return true;

  const folder = path.join(root, '.cache/site');
  rmSync(folder, { recursive: true, force: true });
  removePageData(root);
  const start = performance.now();
  // `distDir` in next.config.mjs.
  const exported = path.join(root, '.cache/export');
  const stopNext = new AbortController();
  try {
    // Next compiles the code in its own processes while this one checks the content. Pages wait for the page data.
    const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    const next = run('next', ['build'], { env, signal: stopNext.signal });
    const content = await prepareContent(root, folder);
    const files = [...(await metadataFiles(content))];
    for (const locale of LOCALES) files.push(...(await markdownFiles(content.locales[locale])));
    for (const [file, text] of files) writeFileAndFolders(path.join(folder, file), text);
    const bundle = await bundleSiteScript(root, folder);
    // Next has printed its own errors.
    if ((await next).status !== 0) return false;
    checkClientModules(root);
    const { scriptHashes, shell } = finishPages(exported, folder, bundle);
    addIndexes(folder);
    await bundleServiceWorker(root, folder, READS_OFFLINE ? shell : null);
    writeHostFiles(folder, content.redirects, scriptHashes);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${error.message}\n\nThe build failed; out/ was left as it was.`);
    return false;
  } finally {
    stopNext.abort();
  }
  if (compress) await compressExport(folder);
  // Renamed, so that `out/` is never half written.
  const previous = path.join(root, '.cache/last-out');
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, previous);
  renameSync(folder, out);
  rmSync(previous, { recursive: true, force: true });
  rmSync(exported, { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Built out/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

/**
 * Checks the content, and writes the files of `public/`, the search index and the data that pages wait for. Prints
 * warnings.
 *
 * @throws ContentError when a page can't be built
 */
async function prepareContent(root: string, folder: string): Promise<Content> {
  const search = createSearchBuilder(root);
  const messages = createMessageCollector(root);
  const { content, problems } = await checkContent(root, async (text, compiled) => {
    messages.add(text, compiled);
    await search.add(text, compiled);
  });
  if (RUNS_IN_GITHUB_ACTIONS && problems.length > 0) console.log(formatAnnotations(problems));
  if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);
  if (problems.length > 0) console.error(formatProblems(problems));
  const known = await messages.list(content);
  const index = await search.make(content, known);
  if (index.segmenter !== 'nodejieba')
    console.log(`nodejieba is not installed; ${index.segmenter} segmented the Chinese text of the search index.`);
  writePageData(root, 'known-messages', known);
  // The new index replaces the one that `npm run dev` has written to `public/`.
  cpSync(path.join(root, 'public'), folder, { recursive: true });
  await writeSearch(root, folder, index);
  return content;
}
