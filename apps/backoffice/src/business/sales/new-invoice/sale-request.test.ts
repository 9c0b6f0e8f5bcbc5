import { contract, inputToWire } from '@tezga/contract';
import { noMoney, type Circumstances } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment, type CartForm } from './cart-form.ts';
import { reckon } from './payment/reckon.ts';
import { cartRequest, formOfDraft, saleRequest } from './sale-request.ts';
import { aBuyer, aCart, aLine } from './test-support/a-cart.ts';

const circumstances: Circumstances = { isIssuerInVat: true, isCorrective: false, day: '2026-11-15' };
/** The request as JSON. */
const requestOf = (cart: CartForm) =>
  inputToWire(contract.sales.issue, saleRequest(cart, reckon(cart, circumstances)));
let lastId = 0;
const newId = () => (lastId += 1).toString(16).padStart(24, '0');

test('a cart with one payment without an amount becomes a valid request that pays the total', () => {
  const request = requestOf(aCart());
  expect(contract.sales.issue.input.safeParse(request).success).toBe(true);
  expect(request).toMatchObject({
    saleId: '5'.repeat(24),
    lines: [{ quantity: 2, price: 120, vat: '20', discount: 0 }],
    exchangeRate: null,
    payments: [{ type: 'BANKNOTE', amount: 240 }],
    customerId: null,
    buyer: null,
    payDeadline: null,
    draftId: null,
  });
});

test('the amount handed over is sent including the change', () => {
  const cart = aCart({ payments: [{ ...newPayment('BANKNOTE', 'p'), amount: 500 }] });
  expect(requestOf(cart).payments).toMatchObject([{ amount: 500 }]);
});

test('a customer is sent by id only, any other buyer with all data', () => {
  expect(requestOf(aCart({ buyer: aBuyer() }))).toMatchObject({ customerId: 'c'.repeat(24), buyer: null });
  const { buyer, customerId } = requestOf(aCart({ buyer: aBuyer({ customerId: null }) }));
  expect(customerId).toBeNull();
  expect(buyer).toEqual({
    idType: 'NUIS',
    idNumber: 'K91618599S',
    name: 'Hotel Jonufra sh.p.k.',
    address: 'Lungomare',
    town: 'Vlorë',
    country: 'ALB',
  });
});

test('a payment deadline is sent only with a non-cash payment', () => {
  const cart = aCart({ buyer: aBuyer(), payDeadline: '2026-12-15' });
  expect(requestOf(cart).payDeadline).toBeNull();
  expect(requestOf({ ...cart, payments: [newPayment('ACCOUNT', 'p')] }).payDeadline).toBe('2026-12-15');
});

const companySale = aCart({ buyer: aBuyer(), payments: [newPayment('ACCOUNT', 'p')] });

test('a non-cash sale to a company is an e-invoice unless the seller switched it off', () => {
  expect(requestOf(companySale).eInvoice).toMatchObject({ process: null, accountId: null });
  expect(requestOf({ ...companySale, eInvoice: null }).eInvoice).toBeNull();
});

test.each<[string, Partial<CartForm>]>([
  ['a cash sale', { payments: [newPayment('BANKNOTE', 'p')] }],
  ['a sale to a person', { buyer: aBuyer({ idType: 'ID' }) }],
  ['a sale to a foreign company', { buyer: aBuyer({ country: 'ITA' }) }],
])('%s is no e-invoice', (_name, changed) => {
  expect(requestOf({ ...companySale, ...changed }).eInvoice).toBeNull();
});

test('an empty price is rejected as missing by the schema, and not sent as 0', () => {
  const parsed = contract.sales.issue.input.safeParse(requestOf(aCart({ lines: [aLine({ price: '' })] })));
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['lines.0.price', 'required'],
  ]);
});

test('a reopened draft gives the same request, with a new sale id and the id of the draft', () => {
  const cart = aCart({
    buyer: aBuyer(),
    notes: 'Te dera',
    lines: [aLine({ discount: 5 }), aLine({ key: '2', price: 7 })],
  });
  const stored = contract.sales.keepDraft.input.shape.cart.parse(
    inputToWire(contract.sales.quote, cartRequest(cart, reckon(cart, circumstances))),
  );
  const draft = { id: 'd'.repeat(24), name: 'Tavolina 4', description: '' };
  const total = stored.payments[0]?.amount ?? noMoney;
  const opened = formOfDraft(
    { draft, cart: stored, customer: aBuyer(), total, openAdvances: [], eInvoice: null },
    newId,
  );
  expect(opened.saleId).not.toBe(cart.saleId);
  expect(opened.payments).toMatchObject([{ type: 'BANKNOTE', amount: null }]);
  const again = requestOf(opened);
  expect(again).toEqual({ ...requestOf(cart), saleId: again.saleId, draftId: draft.id });
});

test.each<[string, CartForm, boolean]>([
  [
    'a draft for a company whose e-invoice is switched off stays without one',
    { ...companySale, eInvoice: null },
    false,
  ],
  [
    'a cash draft becomes an e-invoice by default if it is paid without cash',
    aCart({ buyer: aBuyer() }),
    true,
  ],
])('%s', (_name, cart, isEInvoice) => {
  const stored = contract.sales.keepDraft.input.shape.cart.parse(
    inputToWire(contract.sales.quote, cartRequest(cart, reckon(cart, circumstances))),
  );
  const draft = { id: 'd'.repeat(24), name: 'Tavolina 4', description: '' };
  const opened = formOfDraft(
    { draft, cart: stored, customer: aBuyer(), total: noMoney, openAdvances: [], eInvoice: null },
    newId,
  );
  expect(opened.eInvoice !== null).toBe(isEInvoice);
});
