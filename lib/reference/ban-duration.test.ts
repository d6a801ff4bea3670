import { expect, it } from 'vitest';
import { toBanDurationMs } from './ban-duration';

it.each([
  ['3', 'days', 259_200_000],
  [' 15 ', 'minutes', 900_000],
  ['0.5', 'hours', 1_800_000],
  ['0.00000001', 'minutes', undefined],
  ['', 'days', undefined],
  ['three', 'days', undefined],
  ['1e300', 'days', undefined],
] as const)('"%s" %s are %s ms', (amount, unit, durationMs) => {
  expect(toBanDurationMs(amount, unit)).toBe(durationMs);
});
