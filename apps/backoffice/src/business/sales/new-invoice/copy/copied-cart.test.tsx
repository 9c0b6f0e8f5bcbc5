import { contract, decoded, figure } from '@tezga/contract';
import { expect, test } from 'vitest';
import { anId } from '../../../../testing/index.ts';
import { anArticle, listed } from '../../../articles/testing/fake-catalog.ts';
import { anInvoice, type WholeInvoice } from '../../testing/an-invoice.ts';
import { aBuyer } from '../test-support/a-cart.ts';
import { copiedCart, mayBeCopied, type Copying } from './copied-cart.ts';

const [sold] = anInvoice.items;
if (sold === undefined) throw new Error('the invoice has no line');

const of = (changed: Partial<WholeInvoice> = {}) =>
  decoded(contract.sales.one.output, { invoice: { ...anInvoice, ...changed } }).invoice;

/** The oil costs 120 lek in the catalog, the bread is deleted. */
const articles = decoded(contract.articles.info.output, {
  articles: [
    { ...listed({ ...anArticle(1, 'Vaj ulliri'), price: 120 }), stock: null },
    { ...listed(anArticle(2, 'Bukë')), deleted: true, stock: null },
  ],
}).articles;

const copying = (changed: Partial<Copying> = {}): Copying => ({
  tillId: anId(9),
  selling: {
    shopId: anId(0x51),
    rates: new Map([['EUR', decoded(figure.exchangeRate, 100)]]),
    unitName: () => 'copë',
  },
  rights: { mayGiveDiscount: true },
  buyer: aBuyer(),
  articles,
  now: new Date('2026-11-19T10:00:00Z'),
  ...changed,
});

test('a copy has the lines, buyer and payment methods of the invoice, with a new id and a deadline from today', () => {
  const { cart } = copiedCart(of({ invoiceNotes: 'Qira' }), copying());
  expect(cart).toMatchObject({
    tillId: anId(9),
    buyer: aBuyer(),
    notes: 'Qira',
    payDeadline: '2026-12-19',
    lines: [{ name: 'Kafe e bluar', quantity: 1, price: 120, vat: '20', discount: '' }],
    payments: [{ type: 'ACCOUNT', amount: null }],
  });
  expect(cart.saleId).not.toBe(anInvoice.meta.saleId);
});

test('a copied line has today’s name and the price of the invoice, and a changed price is reported', () => {
  const items = [
    { ...sold, articleId: anId(1), N: 'Vaj', UPA: 110, R: 5 },
    { ...sold, articleId: anId(1), N: 'Vaj', UPA: 120 },
  ];
  const { cart, repriced } = copiedCart(of({ items }), copying());
  expect(cart.lines).toMatchObject([
    { name: 'Vaj ulliri', price: 110, discount: 5 },
    { name: 'Vaj ulliri', price: 120, discount: '' },
  ]);
  expect(repriced).toEqual(['Vaj ulliri']);
});

test('a line of a deleted article is left out and reported by name', () => {
  const { cart, leftOut } = copiedCart(
    of({ items: [{ ...sold, articleId: anId(2), N: 'Bukë' }, sold] }),
    copying(),
  );
  expect([leftOut, cart.lines.map(({ name }) => name)]).toEqual([['Bukë'], ['Kafe e bluar']]);
});

test('a seller who may not give discounts gets a copy without discounts', () => {
  const invoice = of({ items: [{ ...sold, R: 5 }] });
  const { cart } = copiedCart(invoice, copying({ rights: { mayGiveDiscount: false } }));
  expect(cart.lines).toMatchObject([{ discount: '' }]);
});

test('a copy of an invoice in another currency has its prices in that currency, at the current rate', () => {
  const items = [{ ...sold, UPA: 12_000, UPAAlt: 120, UPBAlt: 100 }];
  const { cart } = copiedCart(of({ currencyCode: 'EUR', currencyExRate: 99, items }), copying());
  expect(cart).toMatchObject({ currency: 'EUR', exchangeRate: 100, lines: [{ price: 120 }] });
});

test('a copy under reverse charge has prices without VAT', () => {
  const { cart } = copiedCart(of({ reverseCharge: true }), copying());
  expect(cart).toMatchObject({ isReverseCharge: true, pricesIncludeVat: false, lines: [{ price: 100 }] });
});

test('if the invoice has several payments, the last payment of the copy takes the remaining amount', () => {
  const paymentMethods = [
    { type: 'BANKNOTE', value: 50, valueAlt: null, details: '' },
    { type: 'CARD', value: 70, valueAlt: null, details: '' },
  ] as const;
  const { cart } = copiedCart(of({ paymentMethods: [...paymentMethods] }), copying());
  expect(cart.payments).toMatchObject([
    { type: 'BANKNOTE', amount: 50 },
    { type: 'CARD', amount: null },
  ]);
  expect(cart.payDeadline).toBe('');
});

test('corrections, advances, self-issued invoices and bought currency cannot be copied', () => {
  expect(mayBeCopied(of())).toBe(true);
  const others: Partial<WholeInvoice>[] = [
    { orderNumberOfCorrectedInvoice: '3/2026' },
    { isAdvance: true },
    { selfIssue: 'AGREEMENT' },
    { isBuying: true },
  ];
  expect(others.map((other) => mayBeCopied(of(other)))).toEqual([false, false, false, false]);
});
