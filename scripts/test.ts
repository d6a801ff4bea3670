/** The steps of `npm test`. Every step runs even when an earlier one failed, unless it depends on that step. */
import { readFile, rm } from 'node:fs/promises';
import { Argument, Command } from '@commander-js/extra-typings';
import { describeMissing, installPrograms, type ProgramName } from '@/lib/setup/programs.server';
import { run } from '@/lib/setup/run.server';
import { type Tally, tallyReport } from './tally';

/** The tally of a step that counts as a single test. */
const FAILED: Tally = { passed: 0, failed: 1 };

interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** The file to which the command writes the results of its tests; without one, it counts as a single test. */
  report?: string;
  /** The step that must have passed. */
  needs?: string;
  /** Programs besides npm packages. */
  programs?: readonly ProgramName[];
  /** Runs only when it is named on the command line. */
  onRequest?: true;
}

const vitest = (name: string, ...options: string[]): Step => {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...options, ...reporters], report };
};

const STEPS: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['tsc'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  vitest('unit'),
  { name: 'content', command: ['tsx', 'scripts/check.ts'] },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config=tests/playwright.config.ts'],
    report: 'test-results/browser.json',
    needs: 'build',
    programs: ['chromium', 'nginx', 'caddy'],
  },
  // Repeats the most important tests in Firefox and WebKit.
  {
    ...vitest('engines', '--config=tests/engines/vitest.config.ts'),
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

/** Runs the named steps, or all that aren't on request. Prints the tally as the last line and returns the exit status. */
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
    const obstacle = findObstacle(step, failedSteps);
    if (obstacle) console.error(`${step.name} can't run: ${obstacle}`);
    const { passed, failed } = obstacle ? FAILED : await runStep(step);
    if (failed > 0) failedSteps.add(step.name);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(failedSteps.size > 0 ? `\nFailed: ${[...failedSteps].join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function isSelected({ name, onRequest }: Step, names: readonly string[]): boolean {
  return names.length === 0 ? !onRequest : names.includes(name) || names.includes('all');
}

/** Says what a step lacks; undefined when it can run. */
function findObstacle({ needs, programs = [] }: Step, failedSteps: ReadonlySet<string>): string | undefined {
  return needs && failedSteps.has(needs) ? `${needs} failed.` : describeMissing(programs);
}

async function runStep({ command: [program, ...args], report }: Step): Promise<Tally> {
  // The report of an earlier run would count when this one writes none.
  if (report) await rm(report, { force: true });
  const { status } = await run(program, args);
  if (report) return tallyReport(status, await readFile(report, 'utf8').catch(() => null));
  return status === 0 ? { passed: 1, failed: 0 } : FAILED;
}
