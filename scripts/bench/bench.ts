/**
 * `npm run bench`: measures the built site with a slow connection and CPU, and how build time grows with the number of
 * docs. Owns: the order of the measurements. Compare only times of one machine in one session, or ratios.
 */
import { existsSync, statSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { compressExport, serveSite } from '@/lib/export/finished-site.server';
import { requireProgram } from '@/lib/setup/programs.server';
import { git } from '@/lib/setup/run.server';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { checkOut } from '../check-out';
import { Figures, renderFigures } from './figures';
import { measureBuild } from './measure-build';
import { measureLoads } from './measure-loads';
import { measureNavigation } from './measure-navigation';
import { measureSearch } from './measure-search';

/** The port on which the measured site is served. */
const PORT = 4179;
const MEASUREMENTS = { loads: measureLoads, navigation: measureNavigation, search: measureSearch };

const command = new Command('npm run bench --')
  .description('Measures page loads, navigation and search of the built site, and builds with more docs.')
  .option('--only <list>', 'loads, navigation, search, or none', 'loads,navigation,search')
  .option('--docs <number>', 'also build the last commit twice with this number of docs', parseCount)
  .option('--runs <number>', 'repetitions; the result is the median', parseCount, 5)
  .option(
    '--against <path>',
    'compare with the figures of an earlier run (.cache/bench/latest.json, or a copy), or with another built site',
  )
  .parse();
const { only, docs, runs, against } = command.opts();
const root = process.cwd();
const project = path.join(root, '.cache/bench/project');
const names = only.split(',').filter((name) => name !== 'none');
for (const name of names) if (!(name in MEASUREMENTS)) command.error(`--only: there is no measurement "${name}".`);
const baseline = against === undefined ? undefined : await readBaseline(against);
const figures = await measureSite('out', names);
if (docs) {
  console.error(`Building ${docs} docs in each language, twice …`);
  await checkOut(root, 'HEAD', project);
  const build = await measureBuild(project, docs);
  const search = await measureSite(path.join(project, 'out'), ['search']);
  for (const [name, value] of Object.entries({ ...build, ...search })) figures[`${docs} docs: ${name}`] = value;
  await git(root, ['worktree', 'remove', '--force', project]);
}
writeFileAndFolders('.cache/bench/latest.json', JSON.stringify(figures, null, 1));
console.log(renderFigures(figures, baseline));

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It must be a positive integer.');
  return count;
}

/** @param baselinePath a file with figures, or the folder of a built site to measure */
async function readBaseline(baselinePath: string): Promise<Figures> {
  if (!existsSync(baselinePath)) command.error(`--against: "${baselinePath}" does not exist.`);
  if (statSync(baselinePath).isDirectory()) return measureSite(baselinePath, names);
  return Figures.parse(JSON.parse(await readFile(baselinePath, 'utf8')));
}

async function measureSite(folder: string, names: readonly string[]): Promise<Figures> {
  const figures: Figures = {};
  const measurements = Object.entries(MEASUREMENTS).filter(([name]) => names.includes(name));
  if (measurements.length === 0) return figures;
  if (!existsSync(path.join(folder, 'index.html')))
    command.error(`There is no site in "${folder}". Build it first: npm run build`);
  const copy = path.join(root, '.cache/bench/site');
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  await compressExport(copy);
  const server = await serveSite(copy, '', PORT);
  const browser = await chromium.launch({ executablePath: requireProgram('chromium'), args: ['--no-sandbox'] });
  for (const [name, measure] of measurements) {
    console.error(`Measuring ${name} of ${folder} …`);
    Object.assign(figures, await measure({ browser, origin: `http://localhost:${PORT}`, runs }));
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return figures;
}
