/**
 * The build, stage by stage: check the content, make the search index, run Next, finish its pages, replace `out/`. Owns: the
 * order of the stages, and that `out/` is replaced as a whole or not at all.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@/lib/content/check.server';
import { formatAnnotations, formatProblems } from '@/lib/errors';
import { messageMaker } from '@/lib/logs/make-messages.server';
import { writeOffline } from '@/lib/offline/write-offline.server';
import { searchMaker } from '@/lib/search/index/make-search.server';
import { writeManifest } from '@/lib/search/index/manifest.server';
import { packageBin } from '@/lib/setup/package-bin.server';
import { createProgress } from '@/lib/setup/progress';
import { run } from '@/lib/setup/run.server';
import { RUNS_IN_GITHUB_ACTIONS, SITE } from '@/lib/site';
import { addIndexes } from './add-indexes.server';
import { bundleSiteScript } from './bundle-site-script.server';
import { compressExport } from './compress-export.server';
import { fingerprintSources } from './fingerprint.server';
import { finishPages } from './finish-pages.server';
import { moveExport } from './move-export.server';
import { writeDataFiles } from './write-data-files.server';
import { writeHostFiles } from './write-host-files.server';

const STAMP = '.cache/build-stamp';
/** Milliseconds by stage of the last build, for measurements. */
const TIMES = '.cache/build-times.json';
/** Where Next exports to (`distDir` in next.config.mjs). */
const EXPORT = '.cache/export';
/** Where the site is assembled. */
const DRAFT = '.cache/site';
const OUT = 'out';
/** What is said of stages; Next, beside which the data is written, tells its own progress. */
const STAGES = new Map([
  ['content', 'Checking the content'],
  ['search', 'Making the search index'],
  ['pages', 'Finishing the pages'],
  ['finish', 'Writing the files for hosts'],
]);
/** Where the previous site is moved before it is removed. */
const LAST_OUT = '.cache/last-out';

/**
 * Builds the site into `out/`.
 *
 * @param ifChanged leave an `out/` alone that was made from the same files and settings
 * @param compress also write `.br` and `.gz` files, for hosts that send them as they are
 * @returns whether `out/` has the site; what went wrong has been printed
 */
export async function buildSite(root: string, { ifChanged = false, compress = false } = {}): Promise<boolean> {
  const fingerprint = await fingerprintSources(root);
  const built = await readFile(path.join(root, STAMP), 'utf8').catch(() => undefined);
  if (ifChanged && existsSync(path.join(root, OUT, 'index.html')) && built === fingerprint) return true;

  const progress = createProgress();
  const stages: Record<string, number> = {};
  const time = async <Result>(stage: string, work: () => Result | Promise<Result>): Promise<Result> => {
    const text = STAGES.get(stage);
    if (text) progress.step(text);
    else progress.end();
    const start = performance.now();
    const result = await work();
    stages[stage] = Math.round(performance.now() - start);
    return result;
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
  if (errors > 0) {
    console.error(`\n${errors} error${errors === 1 ? '' : 's'}; ${OUT}/ was left as it was.`);
    return false;
  }

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
    time('data', () => writeDataFiles({ root, folder, content })),
  ]);
  if (!isExported) return false;
  const scriptHashes = await time('pages', async () => {
    await moveExport(exported, folder);
    return finishPages({ exported, folder, script: await bundleSiteScript(root, folder) });
  });
  await time('finish', async () => {
    await addIndexes(folder, SITE.hasIndexes ? 'all' : 'homes');
    await writeOffline({ root, folder });
    await writeHostFiles({ folder, redirects: content.redirects, scriptHashes, hasIndexes: SITE.hasIndexes });
    if (compress) await compressExport(folder);
  });
  progress.end();
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error('The export has no index.html.');

  swapDirectory(path.join(root, OUT), folder, path.join(root, LAST_OUT));
  rmSync(exported, { recursive: true });
  await writeFile(path.join(root, STAMP), fingerprint);
  await writeFile(path.join(root, TIMES), JSON.stringify(stages));
  const summary = Object.entries(stages).map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(1)} s`);
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

/**
 * Runs `next build`, which exports the pages to `distDir` of next.config.mjs.
 *
 * @returns whether it succeeded; what went wrong has been printed
 */
async function runNext(): Promise<boolean> {
  const { status } = await run('node', [packageBin('next'), 'build'], {
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BASE_PATH: SITE.basePath,
      SITE_URL: SITE.origin,
    },
  });
  return status === 0;
}
