import { expect, test } from 'vitest';
import { pollIntervalMs } from './poll-interval.ts';

test.each([
  ['pending', 0, 2_000],
  ['pending', 59_999, 2_000],
  ['pending', 60_000, false],
  ['fiscalized', 0, false],
  ['error', 0, false],
  [undefined, 0, false],
] as const)('the polling interval of a %s document open for %i ms is %s', (status, openForMs, expected) => {
  expect(pollIntervalMs(status, openForMs)).toBe(expected);
});
