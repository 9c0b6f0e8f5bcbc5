import { asMoney, asQuantity, sumOf } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { InvoiceFilter } from './invoice-types.ts';
import { invoiceOf } from './invoice-of.ts';
import { invoiceClassOf, salesTotalsOf, type SalesDimension, type SoldInvoice } from './sales-totals.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { randomFrom, randomSale } from './test-support/random-cart.ts';

const about = {
  day: '2026-11-15',
  hour: 9,
  tillId: 'till',
  shopId: 'shop',
  operatorId: 'operator',
  customerId: 'customer',
};

const bread = {
  articleId: 'bread',
  quantity: asQuantity(2_000n),
  vatPercent: 20n,
  exemption: null,
  withoutVat: asMoney(10_000n),
  vat: asMoney(2_000n),
  withVat: asMoney(12_000n),
  cost: asMoney(7_000n),
};
const book = {
  articleId: 'book',
  quantity: asQuantity(1_000n),
  vatPercent: null,
  exemption: 'TYPE_2',
  withoutVat: asMoney(5_000n),
  vat: asMoney(0n),
  withVat: asMoney(5_000n),
  cost: asMoney(0n),
} as const;

const sold: SoldInvoice = {
  ...about,
  class: 'cash',
  withoutVat: asMoney(25_000n),
  vat: asMoney(4_000n),
  withVat: asMoney(29_000n),
  cost: asMoney(14_000n),
  payments: [
    { method: 'BANKNOTE', amountInLek: asMoney(9_000n) },
    { method: 'CARD', amountInLek: asMoney(20_000n) },
  ],
  lines: [bread, book, { ...bread, articleId: null }],
};

const rowsOf = (dimension: SalesDimension, invoice = sold) =>
  salesTotalsOf(invoice).filter((row) => row.dimension === dimension);
const daysOf = (dimension: SalesDimension, invoice = sold) =>
  rowsOf(dimension, invoice).filter(({ span }) => span === 'day');

const wholeInvoice = {
  count: 1n,
  quantity: asQuantity(5_000n),
  withoutVat: asMoney(25_000n),
  vat: asMoney(4_000n),
  withVat: asMoney(29_000n),
  cost: asMoney(14_000n),
};

test.each<[SalesDimension, string, string]>([
  ['sales', 'operator:cash', 'till'],
  ['hour', '09', 'till'],
  ['shop', 'shop', 'till'],
  ['client', 'customer', 'shop'],
])(
  'the dimension %s has the sums of the invoice with the key %s and the id of its %s, by day and by month',
  (dimension, key, placeId) => {
    const place = { dimension, placeId, key, ...wholeInvoice };
    expect(rowsOf(dimension)).toEqual([
      { ...place, span: 'day', firstDay: '2026-11-15' },
      { ...place, span: 'month', firstDay: '2026-11-01' },
    ]);
  },
);

test('an invoice without a customer adds nothing to the totals of customers', () => {
  expect(rowsOf('client', { ...sold, customerId: null })).toEqual([]);
});

test('a line adds to the totals of its article by day and by month; a line without an article does not', () => {
  const lines = [bread, bread, { ...bread, articleId: null }];
  const place = {
    dimension: 'item',
    placeId: 'shop',
    key: 'bread',
    count: 2n,
    quantity: asQuantity(4_000n),
    withoutVat: asMoney(20_000n),
    vat: asMoney(4_000n),
    withVat: asMoney(24_000n),
    cost: asMoney(14_000n),
  };
  expect(rowsOf('item', { ...sold, lines })).toEqual([
    { ...place, span: 'day', firstDay: '2026-11-15' },
    { ...place, span: 'month', firstDay: '2026-11-01' },
  ]);
});

test('the totals of a payment method count each invoice once, with the sum of its payments by that method', () => {
  const payments = [...sold.payments, { method: 'CARD' as const, amountInLek: asMoney(-500n) }];
  expect(daysOf('method', { ...sold, payments })).toMatchObject([
    { key: 'BANKNOTE', count: 1n, withVat: asMoney(9_000n), withoutVat: asMoney(0n), vat: asMoney(0n) },
    { key: 'CARD', count: 1n, withVat: asMoney(19_500n), withoutVat: asMoney(0n), vat: asMoney(0n) },
  ]);
});

test('the totals of a VAT rate or exemption count each invoice once, with the sum of its lines', () => {
  expect(daysOf('vat')).toMatchObject([
    {
      key: '20',
      count: 1n,
      quantity: asQuantity(4_000n),
      vat: asMoney(4_000n),
      withVat: asMoney(24_000n),
      cost: asMoney(14_000n),
    },
    {
      key: 'TYPE_2',
      count: 1n,
      quantity: asQuantity(1_000n),
      vat: asMoney(0n),
      withVat: asMoney(5_000n),
      cost: asMoney(0n),
    },
  ]);
});

test('an order is counted in its own class and adds nothing to revenue totals', () => {
  expect(salesTotalsOf({ ...sold, class: 'order' })).toMatchObject([
    { dimension: 'sales', span: 'day', key: 'operator:order', withVat: asMoney(29_000n) },
    { dimension: 'sales', span: 'month', key: 'operator:order', withVat: asMoney(29_000n) },
  ]);
});

test('the rows that an invoice adds have unique keys, and their order does not depend on the order of its lines', () => {
  const places = (lines: SoldInvoice['lines']) =>
    salesTotalsOf({ ...sold, lines }).map(({ dimension, span, firstDay, placeId, key }) =>
      [dimension, span, firstDay, placeId, key].join(' '),
    );
  const inOrder = places(sold.lines);
  expect(inOrder).toEqual([...new Set(inOrder)].toSorted());
  expect(places(sold.lines.toReversed())).toEqual(inOrder);
});

test('for any sale, the rows of every dimension sum to the total of the invoice', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { cart, circumstances } = randomSale(randomFrom(seed), 8);
    const { totals, payments, lines: taxed } = invoiceOf(cart, circumstances);
    const lines = taxed.map((line) => Object.assign({}, line, { cost: asMoney(0n) }));
    const rows = salesTotalsOf({ ...sold, ...totals, lines, payments, class: invoiceClassOf(payments) });
    for (const dimension of ['sales', 'hour', 'vat', 'shop', 'item', 'client', 'method'] as const) {
      const withVat = rows.filter((row) => row.span === 'day' && row.dimension === dimension);
      expect([dimension, sumOf(withVat.map((row) => row.withVat))]).toEqual([dimension, totals.withVat]);
    }
  }
});

test.each<[InvoiceFilter, PaymentMethod[]]>([
  ['cash', ['BANKNOTE']],
  ['cash', []],
  ['cash', ['BANKNOTE', 'CARD']],
  ['cash', ['SVOUCHER']],
  ['card', ['CARD']],
  ['card', ['CARD', 'CARD']],
  ['order', ['ORDER']],
  ['nonCash', ['ACCOUNT', 'OTHER']],
])('class %s is derived from payments by %j', (expected, methods) => {
  expect(invoiceClassOf(methods.map((method) => ({ method })))).toBe(expected);
});
