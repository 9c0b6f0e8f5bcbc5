import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { marginPercent } from './margin-percent.ts';

test.each([
  [2500n, 10_000n, 25],
  [-500n, 10_000n, -5],
  [-500n, -10_000n, 5],
  [1n, 0n, null],
])('a margin of %s on %s is %s per cent', (margin, withoutVat, expected) => {
  expect(marginPercent(asMoney(margin), asMoney(withoutVat))).toBe(expected);
});
