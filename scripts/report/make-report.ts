import { existsSync } from 'node:fs';
import path from 'node:path';
import { errors } from '@playwright/test';
import { checkContent } from '@/lib/content/check.server';
import { buildSite } from '@/lib/export/build-site.server';
import { git } from '@/lib/publish/git.server';
import { askSite } from '@/lib/search/relevance/ask-site.server';
import { readQueries } from '@/lib/search/relevance/relevance.server';
import { createProgress } from '@/lib/setup/progress';
import { run } from '@/lib/setup/run.server';
import { SITE } from '@/lib/site';
import { checkOut } from '../check-out';
import { compareProblems, compareRanks, compareSites } from './compare-sites';
import { readSite } from './read-site';
import type { Report } from './report-schema';

/** Builds both sides, where that has not been done yet, and compares them; throws when one can't be built. */
export async function makeReport(root: string, base: string): Promise<Report> {
  const head = await git({ root }, 'rev-parse', 'HEAD');
  // What main has done since the branch left it is no work of the branch.
  const commit = await git({ root }, 'merge-base', base, head);
  if (!(await buildSite(root, { ifChanged: true }))) throw new Error('The site can’t be built.');
  const baseRoot = await buildBase(root, commit);
  const progress = createProgress('Comparing pages, checks and search');
  const [before, after] = [path.join(baseRoot, 'out'), path.join(root, 'out')];
  const report = {
    base: commit,
    head,
    ...compareSites(await readSite(before), await readSite(after)),
    ...compareProblems((await checkContent(baseRoot)).problems, (await checkContent(root)).problems),
    ranks: await rankChanges(root, before, after),
  };
  progress.end();
  return report;
}

/** @returns the folder of the base's checkout, with the site in `out/`; kept for the next report on the same commit */
async function buildBase(root: string, commit: string): Promise<string> {
  const folder = path.join(root, '.cache/report/base', `${commit}${SITE.basePath.replaceAll('/', '-')}`);
  if (existsSync(path.join(folder, 'out/index.html'))) return folder;
  await checkOut(root, commit, folder);
  const env = { BASE_PATH: SITE.basePath, SITE_URL: SITE.origin };
  const { status } = await run('npm', ['run', '--silent', 'build'], { cwd: folder, env });
  if (status !== 0) throw new Error(`The site of ${commit} can't be built.`);
  return folder;
}

/** What the change does to the project's queries; undefined when either side's search can't be asked in this way. */
async function rankChanges(root: string, before: string, after: string): Promise<Report['ranks']> {
  const queries = readQueries(root);
  try {
    const ask = (site: string) => askSite(site, SITE.basePath, queries);
    return compareRanks(await ask(before), await ask(after));
  } catch (error) {
    // An older search may have other names for its parts, and never answer.
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
}
