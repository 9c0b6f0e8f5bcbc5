import { asMoney, asQuantity } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessAdvances, type Advance, type EndedAdvance } from './advances.ts';
import { documentReckoning, invoiceOf } from './invoice-of.ts';
import { aCart, aLine, aPayment, inVat } from './test-support/example-sale.ts';
import { faultOf } from './test-support/fault-of.ts';

const anAdvance = (withVat: bigint, changes: Partial<Advance> = {}): Advance => ({
  id: 'a',
  customerId: null,
  currency: 'ALL',
  isReverseCharge: false,
  taxes: [
    {
      vatPercent: 20n,
      fiscalExemption: null,
      withoutVat: asMoney((withVat * 100n) / 120n),
      withVat: asMoney(withVat),
      withoutVatInLek: asMoney((withVat * 100n) / 120n),
    },
  ],
  ...changes,
});
const netOf = (parts: readonly EndedAdvance[]) => parts.reduce((sum, { net }) => sum + net, 0n);
const codes = (advance: Advance, cart = aCart()) =>
  lessAdvances(cart, inVat, [advance]).problems.map(({ path, code }) => `${path} ${code}`);

test('a cart without advances is unchanged', () => {
  const cart = aCart();
  expect(lessAdvances(cart, inVat, []).cart).toBe(cart);
});

test('an advance is deducted from the lines with its VAT rate', () => {
  const cart = aCart({
    lines: [
      aLine({ unitPrice: asMoney(60_000n) }),
      aLine({ unitPrice: asMoney(10_600n), tax: { percent: 6n } }),
    ],
  });
  const { cart: left, ended } = lessAdvances(cart, inVat, [anAdvance(12_000n), anAdvance(6_000n)]);
  const { sameTaxes } = documentReckoning(left, inVat);
  expect(sameTaxes.map(({ withVat }) => withVat)).toEqual([42_000n, 10_600n]);
  expect(ended.map(netOf)).toEqual([15_000n, 0n]);
});

test('each advance is settled completely, and on the account of its own customer', () => {
  const cart = aCart({
    lines: [aLine({ unitPrice: asMoney(33_333n) }), aLine({ name: 'Tjetër', unitPrice: asMoney(100_001n) })],
  });
  const advances = [
    anAdvance(12_000n, { id: 'a', customerId: null }),
    anAdvance(6_000n, { id: 'b', customerId: 'c1' }),
  ];
  const { ended } = lessAdvances(cart, inVat, advances);
  const sumOf = (id: string) => netOf(ended.flat().filter(({ advanceId }) => advanceId === id));
  expect([sumOf('a'), sumOf('b')]).toEqual([10_000n, 5_000n]);
  expect(new Set(ended.flat().map(({ advanceId, customerId }) => `${advanceId} ${customerId}`))).toEqual(
    new Set(['a null', 'b c1']),
  );
});

test('an advance is refused if it exceeds the amount of its VAT rate, or if currency or reverse charge differ from the cart', () => {
  expect(codes(anAdvance(12_001n))).toEqual(['document.advanceIds advance-too-large']);
  expect(codes(anAdvance(100n, { currency: 'EUR' }))).toEqual(['document.advanceIds.0 advance-not-fitting']);
  expect(codes(anAdvance(100n, { isReverseCharge: true }))).toEqual([
    'document.advanceIds.0 advance-not-fitting',
  ]);
});

test('with any advance, the final invoice passes the checks of the tax authority, and both add up to the cart', () => {
  const line = fc.record({
    quantity: fc.bigInt(1n, 50_000n).map(asQuantity),
    unitPrice: fc.bigInt(1n, 9_999_999n).map(asMoney),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.bigInt(0n, 1000n),
      fc.boolean(),
      (lines, share, pricesIncludeVat) => {
        const cart = aCart({
          pricesIncludeVat,
          lines: lines.map((each, at) => aLine({ ...each, name: `${at}` })),
        });
        const whole = documentReckoning(cart, inVat).totals;
        const net = asMoney((whole.withoutVat * share) / 1000n);
        const withVat = asMoney((whole.withVat * share) / 1000n);
        const tax = {
          vatPercent: 20n,
          fiscalExemption: null,
          withoutVat: net,
          withVat,
          withoutVatInLek: net,
        };
        const { cart: left, ended, problems } = lessAdvances(cart, inVat, [anAdvance(0n, { taxes: [tax] })]);
        expect(problems).toEqual([]);
        const { totals } = documentReckoning(left, inVat);
        expect(pricesIncludeVat ? totals.withVat + withVat : totals.withoutVat + net).toBe(
          pricesIncludeVat ? whole.withVat : whole.withoutVat,
        );
        expect(ended.reduce((sum, parts) => sum + netOf(parts), 0n)).toBe(net);
        const paid = { ...left, payments: [aPayment('ACCOUNT', totals.withVat)] };
        expect(faultOf(invoiceOf(paid, inVat), inVat)).toBeNull();
      },
    ),
    { numRuns: 60 },
  );
});
