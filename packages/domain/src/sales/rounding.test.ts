import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded } from './rounding.ts';

test.each([
  [5n, 10n, 1n],
  [-5n, 10n, -1n],
  [5n, -10n, -1n],
  [4n, 10n, 0n],
  [-4n, 10n, 0n],
  [15n, 10n, 2n],
  [25n, 10n, 3n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [0n, 7n, 0n],
])('%d divided by %d rounds to %d', (numerator, denominator, rounded) => {
  expect(divideRounded(numerator, denominator)).toBe(rounded);
});

test('a rounded quotient differs from the exact quotient by at most a half', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
      const off = 2n * (divideRounded(numerator, denominator) * denominator - numerator);
      expect(off >= -denominator && off <= denominator).toBe(true);
    }),
  );
});
