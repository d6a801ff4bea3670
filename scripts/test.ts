/**
 * The steps of `npm test`. Every step runs even when an earlier one failed, unless it depends on that step. Owns: the
 * steps, their order and the tally.
 */

import { readFile, rm } from 'node:fs/promises';
import { Argument, Command } from '@commander-js/extra-typings';
import { ensurePrograms } from '@/lib/setup/programs.server';
import { run } from '@/lib/setup/run.server';
import { type Tally, tallyCommand, tallyPlaywright, tallyVitest } from './tally';

interface Step {
  name: string;
  run: () => Promise<Tally>;
  /** The step that must have passed. */
  needs?: string;
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
  { name: 'browser', run: browserTests, needs: 'build' },
  // Repeats the most important tests in Firefox and WebKit, and installs both.
  {
    name: 'engines',
    run: () => vitest('engines', '--config=tests/engines/vitest.config.ts'),
    needs: 'build',
    onRequest: true,
  },
];

const [steps] = new Command('npm test --')
  .description('Installs missing programs and runs all steps, or only the named ones.')
  .addArgument(new Argument('[steps...]').choices([...STEPS.map(({ name }) => name), 'all']))
  .parse().processedArgs;
process.exitCode = await testAll(steps ?? []);

/**
 * Runs the named steps, or all that aren't on request. Prints the tally as the last line and returns the exit status.
 */
async function testAll(names: readonly string[]): Promise<number> {
  const total: Tally = { passed: 0, failed: 0 };
  const failedSteps = new Set<string>();
  for (const step of STEPS.filter((step) => isSelected(step, names))) {
    console.log(`\n== ${step.name}`);
    const tally = step.needs && failedSteps.has(step.needs) ? skipped(step) : await step.run().catch(crashed);
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

function skipped({ name, needs }: Step): Tally {
  console.error(`${name} can't run: ${needs} failed.`);
  return { passed: 0, failed: 1 };
}

/** Counts a step that can't start, for example because a browser can't be installed, as one failed test. */
function crashed(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
}

/** Runs a command that counts as a single test. */
async function command(program: string, ...args: string[]): Promise<Tally> {
  const { status } = await run(program, args);
  return tallyCommand(status);
}

async function vitest(name: string, ...options: string[]): Promise<Tally> {
  const file = `test-results/${name}.json`;
  const args = ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status, report } = await runWithReport('vitest', args, file);
  return tallyVitest(status, report);
}

async function browserTests(): Promise<Tally> {
  await ensurePrograms(['chromium', 'nginx', 'caddy']);
  const args = ['test', '--config=tests/playwright.config.ts'];
  const { status, report } = await runWithReport('playwright', args, 'test-results/browser.json');
  return tallyPlaywright(status, report);
}

/** Runs a command that writes a report, which is null when it writes none. The previous report is removed first. */
async function runWithReport(
  program: string,
  args: readonly string[],
  file: string,
): Promise<{ status: number; report: string | null }> {
  await rm(file, { force: true });
  const { status } = await run(program, args);
  return { status, report: await readFile(file, 'utf8').catch(() => null) };
}
