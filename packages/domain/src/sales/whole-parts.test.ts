import { sumOf } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded } from './rounding.ts';
import { wholeParts } from './whole-parts.ts';

const numerators = fc.array(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), {
  minLength: 1,
  maxLength: 60,
});
const denominators = fc.constantFrom(100n, 106n, 110n, 120n);

test('the largest remainders are rounded up, and of equal remainders the first one', () => {
  expect(wholeParts([150n, 150n, 180n], 100n)).toEqual([2n, 1n, 2n]);
});

test('each part is its exact value rounded up or down', () => {
  fc.assert(
    fc.property(numerators, denominators, (parts, denominator) => {
      for (const [place, whole] of wholeParts(parts, denominator).entries()) {
        const off = whole * denominator - (parts[place] ?? 0n);
        expect(off > -denominator && off < denominator).toBe(true);
      }
    }),
  );
});

test('without VAT, and at 10 and 20 percent, the parts sum to the rounded sum of the exact values', () => {
  fc.assert(
    fc.property(numerators, fc.constantFrom(100n, 110n, 120n), (parts, denominator) => {
      // With these denominators every remainder may be rounded up or down without exceeding the tolerance.
      const scaled = parts.map((part) => part * 100n);
      expect(sumOf(wholeParts(scaled, denominator))).toBe(divideRounded(sumOf(scaled), denominator));
    }),
  );
});

test('negated numerators give the negated parts', () => {
  fc.assert(
    fc.property(numerators, denominators, (parts, denominator) => {
      const opposite = wholeParts(
        parts.map((part) => -part),
        denominator,
      );
      expect(opposite.map((part) => -part)).toEqual(wholeParts(parts, denominator));
    }),
  );
});

test.each([
  // At 6 % VAT, 0.35 has a base of 0.33019, and 0.18 has a base of 0.16981. Rounding these bases to 0.34 and 0.16
  // would put the VAT off by more than a hundredth.
  [35n, 33n],
  [18n, 17n],
])('rounding changes the VAT of lines of %d hundredths at 6 %% by at most a hundredth', (amount, base) => {
  const lines = Array.from({ length: 60 }, () => amount * 100n);
  expect(wholeParts(lines, 106n)).toEqual(lines.map(() => base));
});
