import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asExchangeRate, asMoney, asPoints } from '../amounts.ts';
import { creditPaymentProblems, pointsOf, pointsToTake, worthOfPoints } from './client-credit.ts';

const rate = (hundredths: bigint) => asExchangeRate(hundredths * 1_000_000n);

describe('the points that an amount in lek costs', () => {
  test.each([
    ['at 10 lek a point', 50_000n, 1000n, 5000n],
    ['at 3 lek a point, rounded up', 10_000n, 300n, 3334n],
    ['at a rate above the amount, at least a hundredth of a point', 1n, 1_000_000n, 1n],
    ['at a hundredth of a lek a point', 100n, 1n, 10_000n],
  ])('%s', (_case, amount, hundredths, points) => {
    expect(pointsOf(asMoney(amount), rate(hundredths))).toBe(points);
  });
});

test('points are enough to pay their worth, but not a hundredth of a lek more', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      fc.bigInt(1n, 10n ** 6n).map((hundredths) => rate(hundredths)),
      (points, value) => {
        const worth = worthOfPoints(asPoints(points), value);
        expect(pointsOf(worth, value)).toBeLessThanOrEqual(points);
        expect(pointsOf(asMoney(worth + 1n), value)).toBeGreaterThan(points);
      },
    ),
  );
});

test('an amount above the worth of the balance is refused, and the refusal names the available amount', () => {
  const [balance, value] = [asPoints(10_000n), rate(250n)];
  expect(pointsToTake(balance, asMoney(25_000n), value)).toBe(10_000n);
  const refused = expect.objectContaining({ code: 'client-credit-short', details: { available: '250.00' } });
  expect(() => pointsToTake(balance, asMoney(25_001n), value)).toThrow(refused);
});

test.each([
  ['a customer who pays in lek', 'customer', 'payment', 'ALL', []],
  ['a supplier', 'supplier', 'payment', 'ALL', ['method credit-pays-customers']],
  ['a refund', 'customer', 'refund', 'ALL', ['method credit-pays-customers']],
  ['a customer who pays in euro', 'customer', 'payment', 'EUR', ['currency credit-in-lek']],
] as const)('the problems of paying with points: %s', (_case, side, kind, currency, problems) => {
  expect(creditPaymentProblems({ side, kind, currency }).map(({ path, code }) => `${path} ${code}`)).toEqual(
    problems,
  );
});
