/**
 * `npx tsx tests/sabotage/run.ts`: breaks promises to readers in copies of the project, one after the other, and runs the
 * test that has to notice. A test that doesn't fail then tests less than it seems to.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { run } from '@/lib/setup/run.server';
import { copyProject, linkFolder } from '../support/copy-project';
import { freePort } from '../support/host';
import { CATALOG, type Sabotage } from './catalog';
import { SiteCopy } from './site-copy';

const [INTACT, BROKEN] = ['.cache/sabotage/intact', '.cache/sabotage/broken'];

const [words] = new Command('npx tsx tests/sabotage/run.ts')
  .description('Breaks copies of the site, and fails when a test that has to notice passes.')
  .argument('[words...]', 'break only promises that contain one of these')
  .parse().processedArgs;
const selected = CATALOG.filter(({ promise }) => words.length === 0 || words.some((word) => promise.includes(word)));
const env = { TEST_PORT: String(await freePort()), SKIP_DEV_TESTS: '1', CI: 'true', NO_COLOR: '1' };

console.log('Building an intact copy …');
copyProject(INTACT);
// The build reads the dates of pages from the history.
const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim();
symlinkSync(history, path.join(INTACT, '.git'));
const { status, output } = await build(INTACT);
if (status !== 0) throw new Error(output);

const intactResults = new Map<string, boolean>();
let missed = 0;
for (const sabotage of selected) {
  const verdict = await tryOut(sabotage).catch(String);
  if (!verdict.startsWith('noticed')) missed += 1;
  console.log(`${sabotage.promise}\n  ${sabotage.test.join(', ')}: ${verdict}`);
}
console.log(`${selected.length - missed} passed, ${missed} failed`);
process.exitCode = missed === 0 && selected.length > 0 ? 0 : 1;

/** Returns `noticed` with the first error of the test, or why the sabotage shows nothing. */
async function tryOut({ breakSite, breakSource, test }: Sabotage): Promise<string> {
  const key = test.join();
  if (!intactResults.has(key)) intactResults.set(key, (await runTest(INTACT, test)).status === 0);
  if (!intactResults.get(key)) return 'fails without sabotage';
  rmSync(BROKEN, { recursive: true, force: true });
  linkFolder(INTACT, BROKEN);
  const copy = new SiteCopy(BROKEN);
  breakSite?.(copy);
  breakSource?.(copy);
  if (breakSource && needsSite(test)) {
    const { status, output } = await build(BROKEN);
    if (status !== 0) return `the broken sources don't build\n${output.slice(-1500)}`;
  }
  const { status, output } = await runTest(BROKEN, test);
  if (status === 0) return 'MISSED';
  return `noticed: ${output.match(/Error: .*/)?.[0] ?? output.trim().split('\n').at(-1)}`;
}

/** Whether a test reads the built site. The others build their own, or need none. */
function needsSite([file]: Sabotage['test']): boolean {
  return file.endsWith('.spec.ts') && !/fixture\/|base-path/.test(file);
}

function build(folder: string) {
  return run('npm', ['run', '--silent', 'build'], { cwd: folder, env, output: 'keep' });
}

function runTest(folder: string, [file, title = '']: Sabotage['test']) {
  const [command = '', ...args] = testCommand(file, title);
  return run(command, args, { cwd: folder, env, output: 'keep' });
}

function testCommand(file: string, title: string): string[] {
  if (!file.endsWith('.ts')) return ['npm', 'test', '--', file];
  if (!file.endsWith('.spec.ts')) return ['npx', 'vitest', 'run', file];
  const project = `--project=${file.includes('/fixture/') ? 'fixture' : 'site'}`;
  const pattern = title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const playwright = 'npx playwright test --config=tests/playwright.config.ts --retries=0 --reporter=line'.split(' ');
  return [...playwright, project, file, '-g', pattern];
}
