import { expect, test } from 'vitest';
import { askAgainMs } from './ask-again.ts';

test.each([
  ['pending', 0, 2_000],
  ['pending', 59_999, 2_000],
  ['pending', 60_000, false],
  ['fiscalized', 0, false],
  ['error', 0, false],
  [undefined, 0, false],
] as const)('%s after %i ms is asked for again after %s', (status, openForMs, expected) => {
  expect(askAgainMs(status, openForMs)).toBe(expected);
});
