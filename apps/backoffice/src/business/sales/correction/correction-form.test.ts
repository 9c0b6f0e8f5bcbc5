import { contract, decoded } from '@tezga/contract';
import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  allTaken,
  correctionRequest,
  emptyCorrection,
  isCancellation,
  withMoney,
  withTaken,
  type CorrectableLine,
} from './correction-form.ts';

const aLine = (place: number, quantityLeft: number): CorrectableLine =>
  decoded(contract.sales.correctable.output.shape.lines.element, {
    place,
    articleId: null,
    name: `Rreshti ${place}`,
    sku: '',
    barcode: '',
    unit: 'copë',
    vat: '20',
    quantity: 3,
    quantityLeft,
    unitPrice: 120,
    totalLeft: 120 * quantityLeft,
  });
const lines = [aLine(1, 2), aLine(2, 0), aLine(3, 1.5)];

test('the request for a correction is null while no quantity is taken back', () => {
  expect(correctionRequest('i', emptyCorrection, { lines, isReverseCharge: false })).toBeNull();
  expect(
    correctionRequest('i', withTaken(emptyCorrection, 1, { quantity: 0 }), { lines, isReverseCharge: false }),
  ).toBeNull();
});

test('taking back the remaining quantity of every line is a cancellation', () => {
  const form = allTaken(emptyCorrection, lines);
  expect(isCancellation(form, lines)).toBe(true);
  expect(correctionRequest('i', form, { lines, isReverseCharge: false })?.lines).toEqual([
    { place: 1, quantity: 2000n },
    { place: 3, quantity: 1500n },
  ]);
});

test('a line with a new price is sold again, so the correction is not a cancellation', () => {
  const form = withTaken(allTaken(emptyCorrection, lines), 1, { price: 100 });
  expect(isCancellation(form, lines)).toBe(false);
  expect(correctionRequest('i', form, { lines, isReverseCharge: false })?.added).toMatchObject([
    { name: 'Rreshti 1', quantity: 2000n, price: 10_000n },
  ]);
});

test('a correction of an invoice under reverse charge sends prices without VAT', () => {
  const form = withTaken(emptyCorrection, 1, { quantity: 1, price: 90 });
  expect(correctionRequest('i', form, { lines, isReverseCharge: true })?.pricesIncludeVat).toBe(false);
});

test('a chosen method refunds the whole amount in the currency of the invoice', () => {
  const request = { invoiceId: 'i' };
  const quote = {
    totalPrice: asMoney(-12_000n),
    alt: {
      totalPrice: asMoney(-120n),
      totalPriceWithoutVAT: asMoney(-100n),
      totalVATAmount: asMoney(-20n),
    },
  };
  expect(withMoney(request, { ...emptyCorrection, method: 'CARD' }, quote).payments).toEqual([
    { type: 'CARD', amount: -120n },
  ]);
  expect(withMoney(request, emptyCorrection, quote).payments).toBeUndefined();
});
