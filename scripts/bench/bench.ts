/**
 * `npm run bench`: measures search with a slow connection and CPU, and how builds grow with the number of docs. What a
 * first visit transfers is limited by tests/budgets.json. Compare only times of one machine in one session.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { git } from '@/lib/setup/run.server';
import { checkOut } from '../check-out';
import { measureBuild } from './measure-build';
import { measureSearch } from './measure-search';

const command = new Command('npm run bench --')
  .description('Measures search of the built site, or builds and search of a site with more docs.')
  .option('--docs <number>', 'build the last commit twice with this number of docs in each language', parseCount)
  .option('--runs <number>', 'repetitions of the search; the result is the median', parseCount, 5)
  .parse();
const { docs, runs } = command.opts();
const root = process.cwd();
if (docs) {
  const project = path.join(root, '.cache/bench/project');
  await checkOut(root, 'HEAD', project);
  print(await measureBuild(project, docs));
  print(await measureSearch(path.join(project, 'out'), runs));
  await git(root, ['worktree', 'remove', '--force', project]);
} else {
  if (!existsSync('out/index.html')) command.error('The site is not built. Build it first: npm run build');
  print(await measureSearch('out', runs));
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It must be a positive integer.');
  return count;
}

function print(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${Number(value.toPrecision(3))}`);
}
