import { z } from 'zod';

export interface Tally {
  passed: number;
  failed: number;
}

/** Vitest's JSON report. A skipped test counts as failed. */
const VitestReport = z
  .object({ numPassedTests: z.number(), numTotalTests: z.number() })
  .transform(({ numPassedTests: passed, numTotalTests }): Tally => ({ passed, failed: numTotalTests - passed }));

/** Playwright's JSON report. A skipped test counts as failed, a flaky one as passed, and Playwright's summary lists it. */
const PlaywrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  })
  .transform(
    ({ stats }): Tally => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }),
  );

/** Counts the tests in a runner's JSON report; null when there is none. No tests count as one failed test. */
export function tallyReport(status: number, report: string | null): Tally {
  const { passed, failed } = parseReport(report);
  // A runner can fail without a failed test, for example at startup.
  const isUnexplained = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

function parseReport(report: string | null): Tally {
  try {
    return z.union([VitestReport, PlaywrightReport]).parse(JSON.parse(report ?? ''));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
