/**
 * The build, stage by stage: check -> pages beside all that needs none -> finishing -> `out/`. Owns: the order of the stages
 * and that `out/` is replaced as a whole or not at all.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@/lib/content/check.node';
import { formatAnnotations, formatProblems } from '@/lib/errors';
import { searchMaker } from '@/lib/search/make-search.node';
import { writeManifest } from '@/lib/search/manifest.node';
import { RUNS_IN_GITHUB_ACTIONS, SITE } from '@/lib/site';
import { addTexts } from './add-texts.node';
import { countDocs } from './count-docs';
import { fingerprintSources } from './fingerprint.node';
import { finishExport } from './finish-export.node';
import { keepTwins } from './kept-twins.node';
import { makePages } from './make-pages.node';
import { createKeyring } from './page-keys.node';
import { startHelper } from './prepare.node';
import { createStopwatch } from './stopwatch';

const STAMP = '.cache/build-stamp';
/** Milliseconds by stage of the last build, for measurements. */
const TIMES = '.cache/build-times.json';
/** Where Next exports to (`distDir` in next.config.mjs). */
const EXPORT = '.cache/export';
/** Where the site is put together. */
const DRAFT = '.cache/site';
const OUT = 'out';
/** Where the site before is put, to be removed. */
const LAST_OUT = '.cache/last-out';
/** The index of so many takes gigabytes while it is made; pages wait for it then, which makes a build a tenth longer. */
const MANY_DOCS = 5000;

/**
 * Builds the site into `out/`.
 *
 * @param ifChanged leave an `out/` alone that was made from the same files and settings
 * @param compress also write `.br` and `.gz` files, for hosts that send them as they are
 * @returns whether the site stands in `out/`; what went wrong has been printed
 */
export async function buildSite(root: string, { ifChanged = false, compress = false } = {}): Promise<boolean> {
  const fingerprint = await fingerprintSources(root);
  if (ifChanged && existsSync(path.join(root, OUT, 'index.html')) && (await readStamp(root)) === fingerprint.all)
    return true;

  const stopwatch = createStopwatch();
  const helper = startHelper(root, fingerprint.code);
  const keyring = createKeyring(fingerprint.code);
  const twins = keepTwins(root, fingerprint.code);
  const search = searchMaker(root, fingerprint.code);
  const { content, problems } = await stopwatch.time('content', () =>
    checkContent(root, async (text, compiled, all) => {
      await keyring.add(text, compiled, all);
      await twins.add(text, compiled);
      await search.add(text, compiled);
    }),
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    if (RUNS_IN_GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  }
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  if (errors > 0) {
    console.error(`\n${errors} error${errors === 1 ? '' : 's'}; ${OUT}/ was left as it was.`);
    return false;
  }

  keyring.addLists(content);
  const folder = path.join(root, DRAFT);
  rmSync(folder, { recursive: true, force: true });
  const makeIndex = async () => {
    const index = await stopwatch.time('search', () => search.make(content));
    // What it was made from would stay until this process, which only waits for Next now, has more to do. There with
    // `--expose-gc`, which `npm run build` gives.
    globalThis.gc?.();
    await writeManifest(root, index.hashes);
    await stopwatch.time('search', () => index.write(folder));
    return index.segmenter;
  };
  // Pages with the framework carry the index's hashes; the others get them at the end.
  const before = SITE.shipsFramework || countDocs(content) > MANY_DOCS ? await makeIndex() : undefined;
  // The index keeps this process too busy to start another one.
  let onStart = () => {};
  const nextRuns = new Promise<void>((resolve) => {
    onStart = resolve;
  });
  const exported = path.join(root, EXPORT);
  const pages = makePages({ root, exported, folder, content, keys: keyring.keys, fingerprint, stopwatch, onStart });
  const makeRest = async () => {
    const segmenter = before ?? (await makeIndex());
    await addTexts({ folder, content, twins, stopwatch });
    return segmenter;
  };
  const [writePages, segmenter] = await Promise.all([pages, Promise.race([nextRuns, pages]).then(makeRest)]);
  if (!writePages) return false;
  if (segmenter !== 'nodejieba') console.log(`nodejieba is not installed; ${segmenter} cut the Chinese search index.`);

  await stopwatch.time('pictures', () => helper);
  await finishExport({ root, folder, content, writePages, compress, stopwatch });
  replaceFolder(path.join(root, OUT), folder, path.join(root, LAST_OUT));
  // Not before all is written: for a while after it has removed files, ext4 takes long to make others.
  rmSync(exported, { recursive: true });
  await writeFile(path.join(root, STAMP), fingerprint.all);
  await writeFile(path.join(root, TIMES), JSON.stringify(stopwatch.stages()));
  console.log(`Built: ${describeStages(stopwatch.stages())}.`);
  return true;
}

/** Without a moment in which half of it is there. */
function replaceFolder(folder: string, next: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, aside);
  renameSync(next, folder);
  rmSync(aside, { recursive: true, force: true });
}

function describeStages(stages: Record<string, number>): string {
  return Object.entries(stages)
    .map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(1)} s`)
    .join(', ');
}

async function readStamp(root: string): Promise<string> {
  return readFile(path.join(root, STAMP), 'utf8').catch(() => '');
}
