/** `npm run report`: compares the site with a base, for writers and for the comment on a pull request. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { chromium, errors, type Page } from '@playwright/test';
import { checkContent } from '@/lib/check/check-content.server';
import { formatProblem, separateStates, sortProblems } from '@/lib/errors';
import { buildSite } from '@/lib/export/build-site.server';
import { serveSite } from '@/lib/export/finished-site.server';
import { readQueries } from '@/lib/search/relevance/relevance.server';
import { requireProgram } from '@/lib/setup/programs.server';
import { git, run } from '@/lib/setup/run.server';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { compareRanks, compareSites } from './compare-sites';
import { findLongTasks } from './measure-tasks';
import { MAX_TEXT_LENGTH, type Report, renderReport } from './render-report';
import { runQueriesInBrowser } from './run-queries';

const { base, output } = new Command('npm run report --')
  .description('Builds this site and its base, and shows lost addresses, changed search ranks and sizes.')
  .option('--base <commit>', 'branch, tag or commit to compare with', 'main')
  .option('--output <folder>', 'folder for report.md and report.json', '.cache/report/latest')
  .parse()
  .opts();
const root = process.cwd();
const head = await git(root, ['rev-parse', 'HEAD']);
// Not the tip of the base, which may have commits that the branch doesn't have.
const commit = await git(root, ['merge-base', base, head]);
if (!(await buildSite(root, { ifChanged: true }))) throw new Error('The build failed. See the messages above.');
const [before, after] = [path.join(await buildBase(), 'out'), path.join(root, 'out')];
console.error('Comparing …');
const { problems } = await checkContent(root);
const report = {
  base: commit,
  head,
  ...(await compareSites(before, after)),
  ranks: await findRankChanges(),
  translations: sortProblems(separateStates(problems).states).map((state) =>
    formatProblem(state).slice(0, MAX_TEXT_LENGTH),
  ),
  tasks: await openSite(after, (page, site) => findLongTasks(after, page, site)),
};
const markdown = renderReport(report);
writeFileAndFolders(path.join(output, 'report.json'), JSON.stringify(report));
writeFileAndFolders(path.join(output, 'report.md'), markdown);
console.log(markdown);

/** Builds the base in a worktree that is cached by commit. Returns its folder. */
async function buildBase(): Promise<string> {
  const folder = path.join(root, '.cache/report/base', `${commit}${SITE.basePath.replaceAll('/', '-')}`);
  if (existsSync(path.join(folder, 'out/index.html'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  await git(root, ['worktree', 'prune']);
  await git(root, ['worktree', 'add', '--quiet', '--force', '--detach', folder, commit]);
  await installPackages(folder);
  const env = { BASE_PATH: SITE.basePath, SITE_URL: SITE.origin };
  const { status } = await run('npm', ['run', '--silent', 'build'], { cwd: folder, env });
  if (status !== 0) throw new Error(`The build of ${commit} failed. See the messages above.`);
  return folder;
}

/** Hard-links packages that are the same, because Next doesn't accept a symbolic link to node_modules. */
async function installPackages(folder: string): Promise<void> {
  const [ownLock, lock] = [root, folder].map((project) =>
    readFileSync(path.join(project, 'package-lock.json'), 'utf8'),
  );
  const packages = path.join(root, 'node_modules');
  if (lock === ownLock && (await run('cp', ['-al', packages, folder], { output: 'keep' })).status === 0) return;
  const { status } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (status !== 0) throw new Error(`The packages of ${commit} could not be installed.`);
}

/** Compares the ranks of the project's queries. Returns undefined when the search of either site doesn't respond. */
async function findRankChanges(): Promise<Report['ranks']> {
  const queries = readQueries(root);
  const search = (folder: string) => openSite(folder, (page, site) => runQueriesInBrowser(page, site, queries));
  try {
    return compareRanks(await search(before), await search(after));
  } catch (error) {
    // The search of an older site may have other selectors.
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
}

/** Serves a built site for the time of the work, which gets a browser page and the site's origin with the base path. */
async function openSite<Result>(folder: string, work: (page: Page, site: string) => Promise<Result>): Promise<Result> {
  const server = await serveSite(folder, SITE.basePath, 0);
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const browser = await chromium.launch({
    executablePath: requireProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(await browser.newPage(), origin + SITE.basePath);
  } finally {
    await browser.close();
    server.close();
  }
}
