import { expect, it } from 'vitest';
import { tallyReport } from './tally';

const vitest = (numPassedTests: number, numTotalTests: number) => JSON.stringify({ numPassedTests, numTotalTests });
const playwright = (stats: object) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

it.each([
  ['passed unit tests', tallyReport(0, vitest(3, 3)), 3, 0],
  ['a failed unit test', tallyReport(1, vitest(2, 3)), 2, 1],
  ['a skipped unit test', tallyReport(0, vitest(2, 3)), 2, 1],
  ['unit tests with a file that could not be loaded', tallyReport(1, vitest(3, 3)), 3, 1],
  ['no unit tests', tallyReport(0, vitest(0, 0)), 0, 1],
  ['tests without a report', tallyReport(0, null), 0, 1],
  ['unit tests with a truncated report', tallyReport(0, vitest(3, 3).slice(0, -1)), 0, 1],
  ['passed browser tests', tallyReport(0, playwright({ expected: 3 })), 3, 0],
  ['a browser test that passed when repeated', tallyReport(0, playwright({ expected: 2, flaky: 1 })), 3, 0],
  ['a failed browser test', tallyReport(1, playwright({ expected: 2, unexpected: 1 })), 2, 1],
  ['a skipped browser test', tallyReport(0, playwright({ expected: 2, skipped: 1 })), 2, 1],
  ['browser tests whose server did not start', tallyReport(1, playwright({ expected: 3 })), 3, 1],
  ['no browser tests', tallyReport(0, playwright({})), 0, 1],
])('%s', (_, tally, passed, failed) => expect(tally).toEqual({ passed, failed }));
