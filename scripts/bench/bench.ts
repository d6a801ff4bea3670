/**
 * `npm run bench`: how quick the built site is for a reader with a slow line and a slow machine, and how builds grow. Owns:
 * the order of the measurements. Times hold for one machine in one sitting, so compare ratios.
 */
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { git } from '@/lib/publish/git.server';
import { ensureProgram } from '@/lib/setup/programs.server';
import { createProgress } from '@/lib/setup/progress';
import { checkOut } from '../check-out';
import { Figures, renderFigures } from './figures';
import { measureBuild } from './measure-build';
import { measureLoads } from './measure-loads';
import { measureNavigation } from './measure-navigation';
import { measureSearch } from './measure-search';
import { serveCompressed } from './serve-compressed';

const MEASURES = { loads: measureLoads, navigation: measureNavigation, search: measureSearch };

const command = new Command('npm run bench --')
  .description('Measures page loads, navigation and search of the built site, and builds with more docs.')
  .option('--site <folder>', 'the built site', 'out')
  .option('--only <list>', 'what to measure of it, or none', 'loads,navigation,search')
  .option('--docs <number>', 'also build the last commit with so many docs, twice', toCount)
  .option('--runs <number>', 'repetitions, of which the median counts', toCount, 5)
  .option('--against <path>', 'compare with an earlier run, or another built site')
  .option('--save <file>', 'where the figures go', '.cache/bench/latest.json')
  .parse();
const { site, only, docs, runs, against, save } = command.opts();
const root = process.cwd();
const project = path.join(root, '.cache/bench/project');
const progress = createProgress();
const names = only.split(',').filter((name) => name !== 'none');
for (const name of names) if (!(name in MEASURES)) command.error(`--only: there is no "${name}".`);
const baseline = against === undefined ? undefined : await baselineOf(against);
const figures = await measureSite(site, names);
if (docs) {
  progress.step(`Building ${docs} docs in each language, twice`);
  await checkOut(root, 'HEAD', project);
  const all = { ...(await measureBuild(project, docs)), ...(await measureSite(path.join(project, 'out'), ['search'])) };
  for (const [name, value] of Object.entries(all)) figures[`${docs} docs: ${name}`] = value;
  await git({ root }, 'worktree', 'remove', '--force', project);
}
progress.end();
await mkdir(path.dirname(save), { recursive: true });
await writeFile(save, JSON.stringify(figures, null, 1));
console.log(renderFigures(figures, baseline));

function toCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is not a whole number from 1 up.');
  return count;
}

async function baselineOf(place: string): Promise<Figures> {
  if (!existsSync(place)) command.error(`--against: there is no "${place}".`);
  if (statSync(place).isDirectory()) return measureSite(place, names);
  return Figures.parse(JSON.parse(await readFile(place, 'utf8')));
}

async function measureSite(folder: string, wanted: readonly string[]): Promise<Figures> {
  const measured: Figures = {};
  if (wanted.length === 0) return measured;
  if (!existsSync(path.join(folder, 'index.html')))
    command.error(`No site in "${folder}". Build it first: npm run build`);
  const server = await serveCompressed(folder);
  const browser = await chromium.launch({ executablePath: await ensureProgram('chromium'), args: ['--no-sandbox'] });
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!wanted.includes(name)) continue;
    progress.step(`Measuring ${name} of ${folder}`);
    Object.assign(measured, await measure({ browser, server, runs }));
  }
  await browser.close();
  server.close();
  return measured;
}
