import { asExchangeRate, asMoney, asPercent, asQuantity, negated } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesToTry, seedOfDay } from '../test-support/cases-to-try.ts';
import type { Cart, CartLine } from './cart.ts';
import { documentReckoning, invoiceOf } from './invoice-of.ts';
import { aCart, aLine, aPayment } from './test-support/example-sale.ts';
import { faultOf } from './test-support/fault-of.ts';
import { randomFrom, randomSale } from './test-support/random-cart.ts';
import { vatExemptionCodes } from './vat-exemptions.ts';

const carts = casesToTry(process.env, 100_000, 5000);
const seed = seedOfDay(process.env, new Date());

test('random carts have exact sums and pass the checks of the tax authority', () => {
  const faults: string[] = [];
  for (let number = 0; number < carts; number += 1) {
    // Each day has its own range of 100,000 seeds, so that the tests of two days have no cart in common.
    const { cart, circumstances } = randomSale(randomFrom(seed * 100_000 + number), 4);
    const fault = faultOf(invoiceOf(cart, circumstances), circumstances);
    if (fault !== null) faults.push(`${fault} (cart ${number}, TEZGA_TEST_SEED=${seed})`);
  }
  expect(faults).toEqual([]);
});

const tax = fc.oneof(
  fc.record({ percent: fc.constantFrom(20n, 10n, 6n, 0n) }),
  fc.record({ exemption: fc.constantFrom(...vatExemptionCodes) }),
);

const line: fc.Arbitrary<CartLine> = fc
  .record({
    articleId: fc.nat(100).map(String),
    quantity: fc
      .oneof(
        fc.bigInt({ min: 1n, max: 20n }).map((pieces) => pieces * 1000n),
        fc.bigInt({ min: 1n, max: 3_000_000n }),
      )
      .map(asQuantity),
    unitPrice: fc
      .oneof(fc.bigInt({ min: 0n, max: 300n }), fc.bigInt({ min: 0n, max: 999_999_999_999n }))
      .map(asMoney),
    tax,
    discount: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10_000n })).map(asPercent),
    lowersTaxBase: fc.boolean(),
  })
  .map(aLine);

const money = fc.oneof(
  fc.constant({ currency: 'ALL', exchangeRate: null }),
  fc.record({
    currency: fc.constant('EUR'),
    exchangeRate: fc.bigInt({ min: 1000n, max: 20_000_000_000n }).map(asExchangeRate),
  }),
);

const cart: fc.Arbitrary<Cart> = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 60 }), fc.boolean(), money)
  .map(([lines, pricesIncludeVat, { currency, exchangeRate }]) =>
    aCart({ lines, pricesIncludeVat, currency, exchangeRate, payments: [] }),
  );

const backwards = ({ lines, ...rest }: Cart): Cart => ({
  ...rest,
  lines: lines.map(({ quantity, ...facts }) => Object.assign(facts, { quantity: negated(quantity) })),
});

const sale = { isCorrective: false, day: '2026-11-15' };

test('random carts with many lines have exact sums and pass the checks of the tax authority', () => {
  fc.assert(
    fc.property(cart, fc.boolean(), (unpaid, isIssuerInVat) => {
      const circumstances = { ...sale, isIssuerInVat };
      const total = documentReckoning(unpaid, circumstances).totals.withVat;
      const half = total / 2n;
      const payments = [aPayment('CARD', half), aPayment('BANKNOTE', total - half)];
      expect(faultOf(invoiceOf({ ...unpaid, payments }, circumstances), circumstances)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('a reversed invoice has the negative of every line and total', () => {
  fc.assert(
    fc.property(cart, (bought) => {
      const circumstances = { ...sale, isIssuerInVat: true };
      const invoice = invoiceOf(bought, circumstances);
      const undone = invoiceOf(backwards(bought), { ...circumstances, isCorrective: true });
      const amounts = ({ withoutVat, vat, withVat }: typeof invoice.totals) => [withoutVat, vat, withVat];
      expect(amounts(undone.totals).map((amount) => negated(amount))).toEqual(amounts(invoice.totals));
      expect(undone.lines.map(({ withoutVat, vat }) => [negated(withoutVat), negated(vat)])).toEqual(
        invoice.lines.map(({ withoutVat, vat }) => [withoutVat, vat]),
      );
      expect(
        undone.lines.map(({ unitPriceWithoutVat, unitPriceWithVat }) => [
          unitPriceWithoutVat,
          unitPriceWithVat,
        ]),
      ).toEqual(
        invoice.lines.map(({ unitPriceWithoutVat, unitPriceWithVat }) => [
          unitPriceWithoutVat,
          unitPriceWithVat,
        ]),
      );
    }),
    { numRuns: 100 },
  );
});
