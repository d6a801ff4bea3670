/** `npm run report`: compares the site with a base, for writers and for the comment on a pull request. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { errors } from '@playwright/test';
import { checkContent } from '@/lib/check/check-content.server';
import { buildSite } from '@/lib/export/build-site.server';
import { readQueries } from '@/lib/search/relevance/relevance.server';
import { git, run } from '@/lib/setup/run.server';
import { SITE } from '@/lib/site';
import { checkOut } from '../check-out';
import { compareProblems, compareRanks, compareSites, readSite } from './compare-sites';
import { type Report, renderReport } from './render-report';
import { runQueriesOnSite } from './run-queries';

const { base, output } = new Command('npm run report --')
  .description('Builds this site and its base, and shows the differences: pages, problems, search ranks, sizes.')
  .option('--base <commit>', 'branch, tag or commit to compare with', 'main')
  .option('--output <folder>', 'folder for report.md and report.json', '.cache/report/latest')
  .parse()
  .opts();
const report = await makeReport(process.cwd(), base);
const markdown = renderReport(report);
await mkdir(output, { recursive: true });
await writeFile(path.join(output, 'report.json'), JSON.stringify(report));
await writeFile(path.join(output, 'report.md'), markdown);
console.log(markdown);

/** Builds the site and its base unless both are built already, and compares them. Throws when a build fails. */
async function makeReport(root: string, base: string): Promise<Report> {
  const head = await git(root, ['rev-parse', 'HEAD']);
  // Not the tip of the base, which may have commits that the branch doesn't have.
  const commit = await git(root, ['merge-base', base, head]);
  if (!(await buildSite(root, { ifChanged: true }))) throw new Error('The build failed. See the messages above.');
  const baseRoot = await buildBase(root, commit);
  console.error('Comparing pages, checks and search …');
  const [before, after] = [path.join(baseRoot, 'out'), path.join(root, 'out')];
  return {
    base: commit,
    head,
    ...compareSites(await readSite(before), await readSite(after)),
    ...compareProblems((await checkContent(baseRoot)).problems, (await checkContent(root)).problems),
    ranks: await findRankChanges(root, before, after),
  };
}

/** Builds the base in a checkout that is cached by commit. Returns the folder of the checkout. */
async function buildBase(root: string, commit: string): Promise<string> {
  const folder = path.join(root, '.cache/report/base', `${commit}${SITE.basePath.replaceAll('/', '-')}`);
  if (existsSync(path.join(folder, 'out/index.html'))) return folder;
  await checkOut(root, commit, folder);
  const env = { BASE_PATH: SITE.basePath, SITE_URL: SITE.origin };
  const { status } = await run('npm', ['run', '--silent', 'build'], { cwd: folder, env });
  if (status !== 0) throw new Error(`The build of ${commit} failed. See the messages above.`);
  return folder;
}

/** Compares the ranks of the project's queries. Returns undefined when the search of either site doesn't respond. */
async function findRankChanges(root: string, before: string, after: string): Promise<Report['ranks']> {
  const queries = readQueries(root);
  try {
    const search = (site: string) => runQueriesOnSite(site, SITE.basePath, queries);
    return compareRanks(await search(before), await search(after));
  } catch (error) {
    // The search of an older site may have other selectors.
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
}
