import { asExchangeRate, asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import { invoiceOf } from './invoice-of.ts';
import { mergedOrders, summaryOf, summedUpMethod, type OrderToSum } from './summary.ts';
import { aBuyer, aCart, aLine, aPayment, inVat } from './test-support/example-sale.ts';

function anOrder(cart: Partial<Cart> = {}, changes: Partial<OrderToSum> = {}): OrderToSum {
  const invoice = invoiceOf(aCart({ payments: [], ...cart }), inVat);
  const { currency, exchangeRate, hasVat, isReverseCharge } = invoice;
  const lines = invoice.lines.map((line) => Object.assign({}, line, { cost: asMoney(0n) }));
  return { method: 'ORDER', currency, exchangeRate, hasVat, isReverseCharge, lines, ...changes };
}

const euros = { currency: 'EUR', exchangeRate: asExchangeRate(9_800_000_000n) };
const problemsOf = (payments: Parameters<typeof summaryOf>[1]['payments'], method: 'ORDER' | 'COMPANY') =>
  summaryOf(
    mergedOrders([anOrder({}, { method })]),
    { payments, buyer: null, notes: '' },
    inVat,
  ).problems.map(({ path, code }) => `${path} ${code}`);

test('the summary invoice of two orders has the sum of their totals and the given payments', () => {
  const orders = mergedOrders([anOrder(), anOrder()]);
  const given = { payments: [aPayment('BANKNOTE', 50_000n)], buyer: null, notes: '' };
  const { invoice, change, problems } = summaryOf(orders, given, inVat);
  expect(problems).toEqual([]);
  expect(change).toBe(26_000n);
  expect(invoice.totals).toMatchObject({ withoutVat: 20_000n, vat: 4_000n, withVat: 24_000n });
  expect(invoice.sameTaxes).toMatchObject([{ lineCount: 1, vatPercent: 20n, withoutVat: 20_000n }]);
  expect(invoice.payments).toMatchObject([{ method: 'BANKNOTE', amountInLek: 24_000n }]);
});

test('a thousand orders of the same few articles fit into one summary invoice', () => {
  const orders = Array.from({ length: 1000 }, (_, place) =>
    anOrder({ lines: [aLine({ name: `Kafe ${place % 9}` })] }),
  );
  expect(mergedOrders(orders).lines).toHaveLength(9);
});

test('the summary invoice of orders in euro is paid in euro and has the lek total of the orders', () => {
  const orders = [anOrder(euros), anOrder(euros), anOrder(euros)];
  const inLek = orders.flatMap(({ lines }) => lines).reduce((sum, { withVat }) => sum + withVat, 0n);
  const given = { payments: [aPayment('CARD', 36_000n)], buyer: null, notes: '' };
  const { invoice, problems } = summaryOf(mergedOrders(orders), given, inVat);
  expect(problems).toEqual([]);
  expect(invoice.totals.withVat).toBe(inLek);
  expect(invoice.payments.map(({ amountInLek }) => amountInLek)).toEqual([inLek]);
  expect(invoice.inCurrency?.totals.withVat).toBe(36_000n);
});

test.each([
  ['orders in different currencies', [anOrder(), anOrder(euros)], 'orders-differ'],
  [
    'orders with different exchange rates',
    [anOrder(euros), anOrder({ ...euros, exchangeRate: asExchangeRate(9_900_000_000n) })],
    'orders-differ',
  ],
  ['a company card among orders', [anOrder(), anOrder({}, { method: 'COMPANY' })], 'orders-differ'],
  ['orders with and without VAT', [anOrder(), anOrder({}, { hasVat: false })], 'orders-differ'],
  ['an order that was taken back completely', [anOrder(), anOrder({}, { lines: [] })], 'order-not-open'],
  ['no order', [], 'order-not-open'],
  [
    'more lines than one invoice may have',
    [anOrder({ lines: Array.from({ length: 1001 }, (_, place) => aLine({ name: `Kafe ${place}` })) })],
    'summary-too-long',
  ],
  [
    'orders whose message exceeds the size limit of the tax authority',
    Array.from({ length: 1000 }, () => anOrder({ lines: [aLine({ unitPrice: asMoney(10_000n) })] })),
    'summary-too-long',
  ],
])('a summary invoice of %s is refused', (_what, orders, code) => {
  expect(() => mergedOrders(orders)).toThrow(expect.objectContaining({ code }));
});

test.each([
  ['no payment is refused', [], 'ORDER', ['payments required']],
  ['less than the total is refused', [aPayment('CARD', 11_999n)], 'ORDER', ['payments payments-differ']],
  ['the method ORDER is refused', [aPayment('ORDER', 12_000n)], 'ORDER', ['payments.0.method choice']],
  [
    'a company card is refused for charges to company cards',
    [aPayment('COMPANY', 12_000n, { companyCard: '7' })],
    'COMPANY',
    ['payments.0.method choice'],
  ],
  [
    'a company card is accepted for orders',
    [aPayment('COMPANY', 12_000n, { companyCard: '7' })],
    'ORDER',
    [],
  ],
  [
    'a bank transfer without a buyer is refused',
    [aPayment('ACCOUNT', 12_000n)],
    'ORDER',
    ['buyer buyer-needed-for-non-cash'],
  ],
] as const)('the payments of a summary invoice are checked: %s', (_what, payments, method, expected) => {
  expect(problemsOf(payments, method)).toEqual(expected);
});

test('the cash limit between businesses applies to a summary invoice', () => {
  const dear = anOrder({ lines: [aLine({ unitPrice: asMoney(6_000_000n) })] });
  const given = { payments: [aPayment('BANKNOTE', 12_000_000n)], buyer: aBuyer, notes: '' };
  expect(summaryOf(mergedOrders([dear, dear]), given, inVat).problems).toMatchObject([
    { path: 'payments', code: 'cash-limit' },
  ]);
});

test.each([
  [['ORDER'], 'ORDER'],
  [['COMPANY'], 'COMPANY'],
  [['COMPANY', 'BANKNOTE'], null],
  [['CARD'], null],
  [[], null],
] as const)('an invoice paid by %s needs a summary invoice for the method %s', (methods, expected) => {
  expect(summedUpMethod(methods.map((method) => ({ method })))).toBe(expected);
});
