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
  /** The step without which it has nothing to look at. */
  needs?: string;
  /** Runs only when it is named. */
  onRequest?: true;
}

const VitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
const BrowserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const STEPS: readonly Step[] = [
  { name: 'lint', run: () => command(packageBin('@biomejs/biome', 'biome'), 'check', '.') },
  { name: 'types', run: () => command(packageBin('typescript', 'tsc')) },
  { name: 'unused code', run: () => command(packageBin('knip'), '--no-progress') },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'content', run: () => command('--import', 'tsx', 'scripts/check.ts') },
  { name: 'build', run: () => command('--import', 'tsx', 'scripts/build.ts') },
  { name: 'browser', run: browserTests, needs: 'build' },
  // The important paths in Firefox and WebKit; installs them.
  {
    name: 'engines',
    run: () => vitest('engines', '--config=tests/engines/vitest.config.ts'),
    needs: 'build',
    onRequest: true,
  },
];

export const STEP_NAMES: readonly string[] = STEPS.map(({ name }) => name);

/** Runs the steps that are named, or all but those on request, prints the tally as the last line, and returns the exit status. */
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

async function vitest(name: string, ...options: string[]): Promise<Tally> {
  const file = `test-results/${name}.json`;
  const args = ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = await run('node', [packageBin('vitest'), ...args]);
  const { numPassedTests = 0, numTotalTests = 0 } = (await readReport(file, VitestReport)) ?? {};
  // A test that is skipped has tested nothing.
  return tally(status, numPassedTests, numTotalTests - numPassedTests);
}

async function browserTests(): Promise<Tally> {
  await ensurePrograms(['chromium', 'nginx', 'caddy']);
  const playwright = packageBin('@playwright/test', 'playwright');
  const { status } = await run('node', [playwright, 'test', '--config=tests/playwright.config.ts']);
  const report = await readReport('test-results/browser.json', BrowserReport);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
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
