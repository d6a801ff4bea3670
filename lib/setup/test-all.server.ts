/**
 * The project's whole test: every step runs, whatever the ones before it found, except where it needs what failed. Owns:
 * the steps, their order and the counting.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { packageBin } from './package-bin.server';
import { ensurePrograms } from './programs.server';
import { run } from './run.server';

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run: () => Promise<Tally>;
  /** The browser tests have nothing to look at without a site. */
  needs?: string;
  /** Runs only when it is named. */
  onRequest?: true;
}

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const ENGINES_REPORT = 'test-results/engines.json';

const VitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
const BrowserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const STEPS: readonly Step[] = [
  { name: 'lint', run: () => command(packageBin('@biomejs/biome', 'biome'), 'check', '.') },
  { name: 'types', run: () => command(packageBin('typescript', 'tsc')) },
  { name: 'unused code', run: () => command(packageBin('knip'), '--no-progress') },
  { name: 'unit', run: unitTests },
  { name: 'content', run: () => command('--import', 'tsx', 'scripts/check.ts') },
  { name: 'build', run: () => command('--import', 'tsx', 'scripts/build.ts') },
  { name: 'browser', run: browserTests, needs: 'build' },
  { name: 'engines', run: engineTests, needs: 'build', onRequest: true },
];

export const STEP_NAMES: readonly string[] = STEPS.map(({ name }) => name);

/**
 * Runs the steps and prints the tally as the last line.
 *
 * @param names of steps, or `all`; without names, all but those that run on request
 * @returns exit status
 */
export async function testAll(names: readonly string[]): Promise<number> {
  const total: Tally = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  for (const step of STEPS.filter((step) => isWanted(step, names))) {
    console.log(`\n== ${step.name}`);
    const tally = step.needs && broken.has(step.needs) ? skipped(step) : await step.run();
    if (tally.failed > 0) broken.add(step.name);
    total.passed += tally.passed;
    total.failed += tally.failed;
  }
  console.log(broken.size > 0 ? `\nFailed: ${[...broken].join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function isWanted({ name, onRequest }: Step, names: readonly string[]): boolean {
  return names.length === 0 ? !onRequest : names.includes(name) || names.includes('all');
}

function skipped({ name, needs }: Step): Tally {
  console.error(`${name} can't run: ${needs} failed.`);
  return { passed: 0, failed: 1 };
}

/** A command that is one check: it passes or fails as a whole. */
async function command(...args: string[]): Promise<Tally> {
  const { status } = await run('node', args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Promise<Tally> {
  return vitest(UNIT_REPORT);
}

/** The important paths in Firefox and WebKit; installs them. */
function engineTests(): Promise<Tally> {
  return vitest(ENGINES_REPORT, '--config=tests/engines/vitest.config.ts');
}

async function vitest(reportFile: string, ...options: string[]): Promise<Tally> {
  const args = [packageBin('vitest'), 'run', ...options, '--reporter=default', '--reporter=json'];
  const { status } = await run('node', [...args, `--outputFile.json=${reportFile}`]);
  const report = await readReport(reportFile, VitestReport);
  const { numPassedTests: passed, numTotalTests: all } = report ?? { numPassedTests: 0, numTotalTests: 0 };
  // A test that is skipped has tested nothing.
  return tally(status, passed, all - passed);
}

async function browserTests(): Promise<Tally> {
  await ensurePrograms(['chromium', 'nginx', 'caddy']);
  const { status } = await run('node', [
    packageBin('@playwright/test', 'playwright'),
    'test',
    '--config=tests/playwright.config.ts',
  ]);
  const report = await readReport(BROWSER_REPORT, BrowserReport);
  const { expected, unexpected, flaky, skipped } = report?.stats ?? {
    expected: 0,
    unexpected: 0,
    flaky: 0,
    skipped: 0,
  };
  // Playwright's summary names what passed only when repeated, so that its cause gets fixed; a skipped test has tested nothing.
  return tally(status, expected + flaky, unexpected + skipped);
}

/** A runner that failed without a failed test, at start-up for instance, counts as one. */
function tally(status: number, passed: number, failed: number): Tally {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
