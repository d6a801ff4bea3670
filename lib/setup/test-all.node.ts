/**
 * The project's whole test: every step runs, whatever the ones before it found, except where it needs what failed. Owns:
 * the steps, their order and the counting.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ensureChromium } from './find-chromium.node';
import { run } from './run.node';

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run: () => Promise<Tally>;
  /** The browser tests have nothing to look at without a site. */
  needs?: string;
}

const VITEST_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numTotalTests: z.number() });
const BrowserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const STEPS: readonly Step[] = [
  { name: 'lint', run: () => command('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'types', run: () => command('node_modules/typescript/bin/tsc') },
  { name: 'unused code', run: () => command('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'unit', run: unitTests },
  { name: 'content', run: () => command('scripts/run.mjs', 'scripts/check.ts') },
  { name: 'build', run: () => command('scripts/run.mjs', 'scripts/build.ts') },
  { name: 'browser', run: browserTests, needs: 'build' },
];

/**
 * Runs the steps and prints the tally as the last line.
 *
 * @param only names of steps; all when empty
 * @returns exit status
 */
export async function testAll(only: readonly string[]): Promise<number> {
  const total: Tally = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  for (const step of STEPS.filter(({ name }) => only.length === 0 || only.includes(name))) {
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

function skipped({ name, needs }: Step): Tally {
  console.error(`${name} can't run: ${needs} failed.`);
  return { passed: 0, failed: 1 };
}

/** A command that is one check: it passes or fails as a whole. */
async function command(...args: string[]): Promise<Tally> {
  const { status } = await run('node', args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Tally> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const { status } = await run('node', [...args, `--outputFile.json=${VITEST_REPORT}`]);
  const report = await readReport(VITEST_REPORT, VitestReport);
  return tally(status, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function browserTests(): Promise<Tally> {
  await ensureChromium();
  const { status } = await run('node', [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/playwright.config.ts',
  ]);
  const report = await readReport(BROWSER_REPORT, BrowserReport);
  const skipped = report?.stats.skipped ?? 0;
  if (skipped > 0) console.log(`${skipped} browser tests were skipped; what they need is not on this machine.`);
  // A test that passes only when it is repeated is broken.
  return tally(status, report?.stats.expected ?? 0, (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0));
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
