import type { Circumstances } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment, type CartForm } from '../cart-form.ts';
import { lineTotal, reckon } from './reckon.ts';
import { aBuyer, aCart, aLine } from '../test-support/a-cart.ts';

const circumstances: Circumstances = { isIssuerInVat: true, isCorrective: false, day: '2026-11-15' };
const reckoned = (cart: CartForm) => reckon(cart, circumstances);
const problems = (cart: CartForm) => reckoned(cart).problems.map(({ path, code }) => `${path} ${code}`);

test('a cash cart without typed amounts has no errors and is fully paid', () => {
  const { reckoning, change, stillToPay, problems: found } = reckoned(aCart());
  expect(found).toEqual([]);
  expect(reckoning.totals).toMatchObject({ withoutVat: 20_000n, vat: 4_000n, withVat: 24_000n });
  expect([change, stillToPay]).toEqual([0n, 0n]);
});

test('banknotes above the total give change', () => {
  const cart = aCart({ payments: [{ ...newPayment('BANKNOTE', 'p'), amount: 500 }] });
  expect(reckoned(cart)).toMatchObject({ change: 26_000n, stillToPay: 0n, problems: [] });
});

test('a payment below the total is an error, with the amount still to pay', () => {
  const cart = aCart({ payments: [{ ...newPayment('CARD', 'p'), amount: 200 }] });
  expect(reckoned(cart).stillToPay).toBe(4_000n);
  expect(problems(cart)).toEqual(['payments payments-differ']);
});

test('the total discount and the sum before discounts are computed from the lines', () => {
  const cart = aCart({ lines: [aLine({ quantity: 30, price: 480, discount: 5 })] });
  expect(reckoned(cart)).toMatchObject({ beforeDiscount: 1_440_000n, discount: 72_000n });
  expect(lineTotal(aLine({ quantity: 30, price: 480, discount: 5 }))).toBe(1_368_000n);
});

test('each empty required field is reported at the path of that field', () => {
  const cart = aCart({
    tillId: '',
    lines: [aLine({ price: '' }), aLine({ key: '2', quantity: '' })],
    payments: [{ ...newPayment('BANKNOTE', 'p'), amount: '' }],
  });
  expect(problems(cart)).toEqual(
    expect.arrayContaining([
      'tillId required',
      'lines.0.price required',
      'lines.1.quantity required',
      'payments.0.amount required',
    ]),
  );
});

test('errors of the domain rules are reported at the paths of the form', () => {
  const cart = aCart({
    isReverseCharge: true,
    lines: [aLine({ vat: 'TYPE_1' })],
    buyer: aBuyer({ address: '' }),
  });
  expect(problems(cart)).toEqual([
    'lines.0.vat rate-needed-for-reverse-charge',
    'buyer.address buyer-needed-for-reverse-charge',
  ]);
});

test('an error of a payment is reported at its row, even if the banknotes of an earlier row are all given back as change', () => {
  const cart = aCart({
    payments: [
      { ...newPayment('BANKNOTE', 'n'), amount: 100 },
      { ...newPayment('COMPANY', 'c'), amount: 240 },
    ],
  });
  expect(problems(cart)).toEqual(['payments.1.companyCard required']);
});

test('a non-cash payment needs a buyer, and cannot be mixed with cash', () => {
  expect(problems(aCart({ payments: [newPayment('ACCOUNT', 'p')] }))).toEqual([
    'buyer buyer-needed-for-non-cash',
  ]);
  const mixed = aCart({
    buyer: aBuyer(),
    payments: [{ ...newPayment('BANKNOTE', 'n'), amount: 40 }, newPayment('ACCOUNT', 'a')],
  });
  expect(problems(mixed)).toEqual(['payments payments-mixed']);
});

test('a cart in another currency has totals at once, and totals in lek after a rate is typed', () => {
  const cart = aCart({ currency: 'EUR', lines: [aLine({ price: 10 })] });
  expect(reckoned(cart)).toMatchObject({ invoice: null, reckoning: { totals: { withVat: 2_000n } } });
  expect(problems(cart)).toEqual(['exchangeRate required']);
  const { invoice } = reckoned({ ...cart, exchangeRate: 97.4 });
  expect(invoice?.totals.withVat).toBe(194_800n);
});

test('a large cash payment by an individual is a warning, not an error', () => {
  const cart = aCart({ lines: [aLine({ quantity: 1, price: 600_000 })] });
  expect(reckoned(cart)).toMatchObject({ problems: [], warnings: [{ code: 'cash-limit-individual' }] });
});
