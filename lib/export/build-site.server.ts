/**
 * The build, stage by stage: check the content, build the search index, run Next, finish its pages, replace `out/`.
 * Owns: the order of the stages and the atomic replacement of `out/`.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/lib/check/check-content.server';
import { hashFiles } from '@/lib/content/hash-files.server';
import type { Content } from '@/lib/content/model';
import { ContentError, formatAnnotations, formatProblems } from '@/lib/errors';
import { writeOffline } from '@/lib/export/write-offline.server';
import { LOCALES } from '@/lib/locales';
import { createMessageCollector } from '@/lib/logs/make-messages.server';
import { createSearchBuilder, writeSearch } from '@/lib/search/index/make-search.server';
import { markdownFiles } from '@/lib/seo/markdown-files.server';
import { metadataFiles } from '@/lib/seo/metadata-files.server';
import { drawSocialImages, socialImages } from '@/lib/seo/social/draw-social-images.server';
import { run } from '@/lib/setup/run.server';
import { RUNS_IN_GITHUB_ACTIONS, SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { bundleSiteScript } from './bundle-site-script.server';
import { checkClientModules } from './check-client-modules.server';
import { finishPages } from './finish-pages.server';
import { addIndexes, compressExport } from './finished-site.server';
import { writeHostFiles } from './host-files.server';

/** Files and folders that the build reads; a change in any of them makes `out/` stale. */
const SOURCES = [
  ...['app', 'components', 'lib', 'messages', 'scripts', 'content', 'public'],
  ...['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'],
];
const STAMP_FILE = '.cache/build-stamp';
/** The folder that Next exports to (`distDir` in next.config.mjs). */
const EXPORT_FOLDER = '.cache/export';
/** The folder in which the site is assembled. */
const DRAFT_FOLDER = '.cache/site';
const OUT_FOLDER = 'out';
/** The folder that the previous site is moved to before it is removed. */
const PREVIOUS_OUT_FOLDER = '.cache/last-out';
/** Progress messages by stage. The stages `next` and `data` have none, because Next reports its own progress. */
const STAGE_MESSAGES: Record<string, string> = {
  content: 'Checking the content',
  search: 'Building the search index',
  pages: 'Finishing the pages',
  finish: 'Writing the files for hosts',
};

/**
 * Builds the site into `out/`.
 *
 * @param ifChanged skip the build when `out/` was built from the same files and settings
 * @param compress also write `.br` and `.gz` files, for hosts that serve precompressed files
 * @returns false when the build failed; the errors have been printed
 */
export async function buildSite(root: string, { ifChanged = false, compress = false } = {}): Promise<boolean> {
  // The development server writes its search index to `public/`.
  const isSource = (file: string) => !/^public\/(.*\/)?search-index[^/]*\.json$/.test(file);
  const stamp = JSON.stringify([SITE, hashFiles(root, SOURCES, isSource)]);
  const stampFile = path.join(root, STAMP_FILE);
  const isBuilt = existsSync(path.join(root, OUT_FOLDER, 'index.html')) && existsSync(stampFile);
  if (ifChanged && isBuilt && readFileSync(stampFile, 'utf8') === stamp) return true;

  const times: Record<string, number> = {};
  const time = async <Result>(stage: string, work: () => Result | Promise<Result>): Promise<Result> => {
    const message = STAGE_MESSAGES[stage];
    if (message) console.error(`${message} …`);
    const start = performance.now();
    const result = await work();
    times[stage] = Math.round(performance.now() - start);
    return result;
  };
  const fail = (errors: number) => {
    console.error(`\n${errors} error${errors === 1 ? '' : 's'}; ${OUT_FOLDER}/ was left as it was.`);
    return false;
  };
  const search = createSearchBuilder(root);
  const messages = createMessageCollector(root);
  const { content, problems } = await time('content', () =>
    checkContent(root, async (text, compiled) => {
      messages.add(text, compiled);
      await search.add(text, compiled);
    }),
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    if (RUNS_IN_GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  }
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  if (errors > 0) return fail(errors);

  const folder = path.join(root, DRAFT_FOLDER);
  const exported = path.join(root, EXPORT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const index = await time('search', async () => search.make(content, await messages.list(content)));
  if (index.segmenter !== 'nodejieba')
    console.log(`nodejieba is not installed; ${index.segmenter} segmented the Chinese text of the search index.`);
  // Before Next, because each page links to the index files, whose URLs contain content hashes.
  await writeSearch(root, folder, index);
  await messages.publish(content);

  // Next works in child processes, so this process has time to write the data files.
  const [isExported] = await Promise.all([
    time('next', runNext),
    time('data', () => writeDataFiles(root, folder, content)),
  ]);
  if (!isExported) return false;
  let scriptHashes: string[];
  try {
    checkClientModules(root);
    scriptHashes = await time('pages', async () => finishPages(exported, folder, await bundleSiteScript(root, folder)));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return fail(1);
  }
  await time('finish', async () => {
    addIndexes(folder);
    await writeOffline(root, folder);
    writeHostFiles(folder, content.redirects, scriptHashes);
    if (compress) await compressExport(folder);
  });
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error('The export has no index.html.');

  replaceDirectory(path.join(root, OUT_FOLDER), folder, path.join(root, PREVIOUS_OUT_FOLDER));
  rmSync(exported, { recursive: true });
  writeFileSync(stampFile, stamp);
  const summary = Object.entries(times).map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(1)} s`);
  console.log(`Built: ${summary.join(', ')}.`);
  return true;
}

/**
 * Writes the files that don't depend on Next's export: those of `public/`, feeds, the sitemap, Markdown alternates, llms
 * files, social images.
 */
async function writeDataFiles(root: string, folder: string, content: Content): Promise<void> {
  const writeFiles = (files: ReadonlyMap<string, string>) => {
    for (const [file, text] of files) writeFileAndFolders(path.join(folder, file), text);
  };
  copyPublicFiles(root, folder);
  writeFiles(await metadataFiles(content));
  for (const locale of LOCALES) writeFiles(await markdownFiles(content.locales[locale]));
  await drawSocialImages(
    root,
    LOCALES.flatMap((locale) => socialImages(content.locales[locale], folder)),
  );
}

/** Leaves out the search index that `npm run dev` writes to `public/`. */
export function copyPublicFiles(root: string, folder: string): void {
  cpSync(path.join(root, 'public'), folder, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('search-index'),
  });
}

/** Replaces a directory by renaming, so that it is never half written. The old one is moved to `backup` first. */
function replaceDirectory(directory: string, replacement: string, backup: string): void {
  rmSync(backup, { recursive: true, force: true });
  if (existsSync(directory)) renameSync(directory, backup);
  renameSync(replacement, directory);
  rmSync(backup, { recursive: true, force: true });
}

/** Exports the pages with `next build` and returns whether it succeeded. Next prints its own errors. */
async function runNext(): Promise<boolean> {
  const { status } = await run('next', ['build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status === 0;
}
