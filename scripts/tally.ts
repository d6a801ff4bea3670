/** Counts the tests of a step of `npm test`. A step that ran no test counts as one failed test. */

import { z } from 'zod';

export interface Tally {
  passed: number;
  failed: number;
}

const VitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts a command as a single test. */
export function tallyCommand(status: number): Tally {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts the tests in a JSON report of Vitest; null when there is none. A skipped test counts as failed. */
export function tallyVitest(status: number, report: string | null): Tally {
  const counts = parseReport(VitestReport, report);
  return counts
    ? tally(status, counts.numPassedTests, counts.numTotalTests - counts.numPassedTests)
    : { passed: 0, failed: 1 };
}

/**
 * Counts the tests in a JSON report of Playwright; null when there is none. A skipped test counts as failed. Flaky tests
 * count as passed, and Playwright's summary lists them.
 */
export function tallyPlaywright(status: number, report: string | null): Tally {
  const stats = parseReport(PlaywrightReport, report)?.stats;
  return stats
    ? tally(status, stats.expected + stats.flaky, stats.unexpected + stats.skipped)
    : { passed: 0, failed: 1 };
}

/** Counts a runner that failed without a failed test, for example at startup, as one failed test. */
function tally(status: number, passed: number, failed: number): Tally {
  const isUnexplained = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

function parseReport<T>(schema: z.ZodType<T>, report: string | null): T | undefined {
  try {
    return schema.parse(JSON.parse(report ?? ''));
  } catch {
    return undefined;
  }
}
