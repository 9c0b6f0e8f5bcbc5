import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp } from './divide-half-up.ts';

test.each([
  [4n, 10n, 0n],
  [5n, 10n, 1n],
  [-5n, 10n, -1n],
  [5n, -10n, -1n],
  [-15n, -10n, 2n],
  [-4n, 10n, 0n],
  [25n, 10n, 3n],
])('%s divided by %s rounds to %s', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient);
});

test('a rounded quotient differs from the exact quotient by at most a half', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n), (dividend, divisor) => {
      const away = 2n * (dividend - divideHalfUp(dividend, divisor) * divisor);
      expect(away <= divisor && away >= -divisor).toBe(true);
      expect(divideHalfUp(-dividend, divisor)).toBe(-divideHalfUp(dividend, divisor));
    }),
  );
});
