/**
 * The build, stage by stage: check the content, make the search index, run Next, finish its pages, replace `out/`. Owns: the
 * order of the stages, and that `out/` is replaced as a whole or not at all.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/lib/content/check.server';
import { ContentError, formatAnnotations, formatProblems } from '@/lib/errors';
import { hashFiles } from '@/lib/hash-files.server';
import { messageMaker } from '@/lib/logs/make-messages.server';
import { writeOffline } from '@/lib/offline/write-offline.server';
import { searchMaker } from '@/lib/search/index/make-search.server';
import { writeManifest } from '@/lib/search/index/manifest.server';
import { packageBin } from '@/lib/setup/package-bin.server';
import { createProgress } from '@/lib/setup/progress';
import { run } from '@/lib/setup/run.server';
import { RUNS_IN_GITHUB_ACTIONS, SITE } from '@/lib/site';
import { bundleSiteScript } from './bundle-site-script.server';
import { compressExport } from './compress-export.server';
import { finishPages } from './finish-pages.server';
import { moveExport } from './move-export.server';
import { addIndexes } from './site-pages.server';
import { writeDataFiles } from './write-data-files.server';
import { writeHostFiles } from './write-host-files.server';

/** What the site is made of. */
const SOURCES = [
  ...['app', 'components', 'lib', 'messages', 'scripts', 'content', 'public'],
  ...['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'],
];
const STAMP = '.cache/build-stamp';
/** Milliseconds by stage of the last build, for measurements. */
const TIMES = '.cache/build-times.json';
/** Where Next exports to (`distDir` in next.config.mjs). */
const EXPORT = '.cache/export';
/** Where the site is assembled. */
const DRAFT = '.cache/site';
const OUT = 'out';
/** Where the previous site is moved before it is removed. */
const LAST_OUT = '.cache/last-out';
/** What is said of stages; Next, beside which the data is written, tells its own progress. */
const STAGES: Record<string, string> = {
  content: 'Checking the content',
  search: 'Making the search index',
  pages: 'Finishing the pages',
  finish: 'Writing the files for hosts',
};

/**
 * Builds the site into `out/`.
 *
 * @param ifChanged leave an `out/` alone that was made from the same files and settings
 * @param compress also write `.br` and `.gz` files, for hosts that send them as they are
 * @returns whether `out/` has the site; what went wrong has been printed
 */
export async function buildSite(root: string, { ifChanged = false, compress = false } = {}): Promise<boolean> {
  // The development server writes its search to `public/`.
  const isSource = (file: string) => !/^public\/(.*\/)?search-index[^/]*\.json$/.test(file);
  const stamp = JSON.stringify([SITE, hashFiles(root, SOURCES, isSource)]);
  const stampFile = path.join(root, STAMP);
  const isBuilt = existsSync(path.join(root, OUT, 'index.html')) && existsSync(stampFile);
  if (ifChanged && isBuilt && readFileSync(stampFile, 'utf8') === stamp) return true;

  const progress = createProgress();
  const times: Record<string, number> = {};
  const time = async <Result>(stage: string, work: () => Result | Promise<Result>): Promise<Result> => {
    const text = STAGES[stage];
    if (text) progress.step(text);
    else progress.end();
    const start = performance.now();
    const result = await work();
    times[stage] = Math.round(performance.now() - start);
    return result;
  };
  const fail = (errors: number) => {
    console.error(`\n${errors} error${errors === 1 ? '' : 's'}; ${OUT}/ was left as it was.`);
    return false;
  };
  const search = searchMaker(root);
  const messages = messageMaker(root);
  const { content, problems } = await time('content', () =>
    checkContent(root, async (text, compiled) => {
      messages.add(text, compiled);
      await search.add(text, compiled);
    }),
  );
  progress.end();
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    if (RUNS_IN_GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  }
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  if (errors > 0) return fail(errors);

  const folder = path.join(root, DRAFT);
  const exported = path.join(root, EXPORT);
  rmSync(folder, { recursive: true, force: true });
  const index = await time('search', () => search.make(content));
  if (index.segmenter !== 'nodejieba')
    console.log(`nodejieba is not installed; ${index.segmenter} cut the Chinese search index.`);
  // Each page names the index's files, whose names have hashes of their content.
  await writeManifest(root, index.hashes);
  await index.write(folder);
  await messages.publish(content);

  // Next's processes leave this one idle while they work.
  const [isExported] = await Promise.all([
    time('next', () => runNext()),
    time('data', () => writeDataFiles(root, folder, content)),
  ]);
  if (!isExported) return false;
  let scriptHashes: string[];
  try {
    scriptHashes = await time('pages', async () => {
      moveExport(exported, folder);
      return finishPages(exported, folder, await bundleSiteScript(root, folder));
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    progress.end();
    console.error(error.message);
    return fail(1);
  }
  await time('finish', async () => {
    addIndexes(folder, SITE.hasIndexes ? 'all' : 'homes');
    await writeOffline(root, folder);
    writeHostFiles(folder, content.redirects, scriptHashes, SITE.hasIndexes);
    if (compress) await compressExport(folder);
  });
  progress.end();
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error('The export has no index.html.');

  swapDirectory(path.join(root, OUT), folder, path.join(root, LAST_OUT));
  rmSync(exported, { recursive: true });
  writeFileSync(stampFile, stamp);
  writeFileSync(path.join(root, TIMES), JSON.stringify(times));
  const summary = Object.entries(times).map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(1)} s`);
  console.log(`Built: ${summary.join(', ')}.`);
  return true;
}

/** Replaces a directory by renaming, so that it is never half written. */
function swapDirectory(folder: string, next: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, aside);
  renameSync(next, folder);
  rmSync(aside, { recursive: true, force: true });
}

/** Exports the pages to `distDir` of next.config.mjs; tells whether that succeeded, and what went wrong has been printed. */
async function runNext(): Promise<boolean> {
  const { status } = await run('node', [packageBin('next'), 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status === 0;
}
