/**
 * The steps of `npm test`. Every step runs even when an earlier one failed, unless it depends on that step. Owns: the
 * steps, their order and the tally.
 */

import { readFile, rm } from 'node:fs/promises';
import { Argument, Command } from '@commander-js/extra-typings';
import { describeMissing, installPrograms, type ProgramName } from '@/lib/setup/programs.server';
import { run } from '@/lib/setup/run.server';
import { type Tally, tallyReport } from './tally';

interface Step {
  name: string;
  run: () => Promise<Tally>;
  /** The step that must have passed. */
  needs?: string;
  /** Programs besides npm packages. */
  programs?: readonly ProgramName[];
  /** Runs only when it is named on the command line. */
  onRequest?: true;
}

const STEPS: readonly Step[] = [
  { name: 'lint', run: () => command('biome', 'check', '.') },
  { name: 'types', run: () => command('tsc') },
  { name: 'unused code', run: () => command('knip', '--no-progress') },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'content', run: () => command('tsx', 'scripts/check.ts') },
  { name: 'build', run: () => command('tsx', 'scripts/build.ts') },
  {
    name: 'browser',
    run: () => runTests('test-results/browser.json', 'playwright', 'test', '--config=tests/playwright.config.ts'),
    needs: 'build',
    programs: ['chromium', 'nginx', 'caddy'],
  },
  // Repeats the most important tests in Firefox and WebKit.
  {
    name: 'engines',
    run: () => vitest('engines', '--config=tests/engines/vitest.config.ts'),
    needs: 'build',
    programs: ['firefox', 'webKitDriver', 'xvfb'],
    onRequest: true,
  },
];

const cli = new Command('npm test --')
  .description('Runs all steps, or only the named ones.')
  .addArgument(new Argument('[steps...]').choices([...STEPS.map(({ name }) => name), 'all']))
  .option('--install-programs', 'install missing browsers and servers with apt-get first, as root or with sudo')
  .parse();
process.exitCode = await testAll(cli.processedArgs[0] ?? [], cli.opts());

/**
 * Runs the named steps, or all that aren't on request. Prints the tally as the last line and returns the exit status.
 */
async function testAll(names: readonly string[], options: { installPrograms?: true }): Promise<number> {
  const total: Tally = { passed: 0, failed: 0 };
  const failedSteps = new Set<string>();
  const selected = STEPS.filter((step) => isSelected(step, names));
  const programs = selected.flatMap((step) => step.programs ?? []);
  if (options.installPrograms) await installPrograms(programs);
  // Printed before the first step too, because the steps that need the programs come minutes later.
  const missing = describeMissing(programs);
  if (missing) console.log(missing);
  for (const step of selected) {
    console.log(`\n== ${step.name}`);
    const tally = cannotRun(step, failedSteps) ?? (await step.run().catch(crashed));
    if (tally.failed > 0) failedSteps.add(step.name);
    total.passed += tally.passed;
    total.failed += tally.failed;
  }
  console.log(failedSteps.size > 0 ? `\nFailed: ${[...failedSteps].join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function isSelected({ name, onRequest }: Step, names: readonly string[]): boolean {
  return names.length === 0 ? !onRequest : names.includes(name) || names.includes('all');
}

/** Counts a step that lacks something as one failed test, and says what it lacks; undefined when it can run. */
function cannotRun({ name, needs, programs = [] }: Step, failedSteps: ReadonlySet<string>): Tally | undefined {
  const missing = needs && failedSteps.has(needs) ? `${needs} failed.` : describeMissing(programs);
  if (missing) return crashed(`${name} can't run: ${missing}`);
  return undefined;
}

/** Counts a step that can't start as one failed test. */
function crashed(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
}

/** Runs a command that counts as a single test. */
async function command(program: string, ...args: string[]): Promise<Tally> {
  const { status } = await run(program, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(name: string, ...options: string[]): Promise<Tally> {
  const file = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runTests(file, 'vitest', 'run', ...options, ...reporters);
}

/** Runs a command that writes a report with its tests. The previous report is removed first. */
async function runTests(report: string, program: string, ...args: string[]): Promise<Tally> {
  await rm(report, { force: true });
  const { status } = await run(program, args);
  return tallyReport(status, await readFile(report, 'utf8').catch(() => null));
}
