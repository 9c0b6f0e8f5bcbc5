import { contract, decoded, inputToWire } from '@tezga/contract';
import type { Circumstances } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment, type CartForm } from '../cart-form.ts';
import {
  documentOfDraft,
  documentRequest,
  isPlain,
  plainDocument,
  type DocumentForm,
  type ChosenAdvance,
} from './document-form.ts';
import { reckon } from '../payment/reckon.ts';
import { saleRequest } from '../sale-request.ts';
import { aBuyer, aCart } from '../test-support/a-cart.ts';
import { withSelfIssue } from './with-self-issue.ts';
import { emptyEInvoiceForm } from '../../../e-invoices/index.ts';

const circumstances: Circumstances = { isIssuerInVat: true, isCorrective: false, day: '2026-11-15' };
const now = new Date('2026-11-15T12:00:00Z');
const a = (document: Partial<DocumentForm>, changes: Partial<CartForm> = {}) =>
  aCart({ document: { ...plainDocument, ...document }, ...changes });
const problems = (cart: CartForm) =>
  reckon(cart, circumstances, now).problems.map(({ path, code }) => `${path} ${code}`);
const later = [newPayment('ACCOUNT', 'p')];

const advance: ChosenAdvance = {
  _id: 'a'.repeat(24),
  invoiceNumber: '7/2026',
  date: '2026-11-01T10:00:00.000Z',
  currencyCode: 'ALL',
  reverseCharge: false,
  totalPriceWithoutVAT: 100,
  totalVATAmount: 20,
  totalPrice: 120,
  taxes: [{ vatPercent: 20, exemption: null, withoutVat: 100, withVat: 120, withoutVatInLek: 100 }],
};
const openAdvance = decoded(contract.sales.openAdvances.output.shape.advances.element, advance);

test('a document form is plain if no optional part is used', () => {
  expect(isPlain(plainDocument)).toBe(true);
  expect(documentRequest(plainDocument)).toMatchObject({ selfIssue: null, advanceIds: [], late: null });
  expect(isPlain({ ...plainDocument, isAdvance: true })).toBe(false);
});

test('a chosen advance is subtracted from the total, and the payment is the remaining amount', () => {
  const cart = a({ advances: [advance] }, { buyer: aBuyer(), payments: later });
  const { reckoning, prepaid, problems: found } = reckon(cart, circumstances, now);
  expect(found).toEqual([]);
  expect(prepaid).toBe(12_000n);
  expect(reckoning.totals.withVat).toBe(12_000n);
  const request = inputToWire(contract.sales.issue, saleRequest(cart, reckon(cart, circumstances, now)));
  expect(contract.sales.issue.input.safeParse(request).success).toBe(true);
  expect(request).toMatchObject({ document: { advanceIds: [advance._id] }, payments: [{ amount: 120 }] });
});

test('self-issuing sets reverse charge for a purchase from abroad, and clears advances and currency buying', () => {
  const foreign = aBuyer({ idType: 'VAT', idNumber: 'IT12345678901', country: 'ITA', customerId: null });
  const cart = withSelfIssue(aCart({ buyer: foreign, payments: later }), 'ABROAD');
  expect(problems(cart)).toEqual([]);
  expect(reckon(cart, circumstances, now).reckoning.totals).toMatchObject({ vat: 0n, owedVat: 4_000n });
  expect(withSelfIssue(cart, null).isReverseCharge).toBe(false);
  const other = withSelfIssue(a({ isAdvance: true, isBuying: true, advances: [advance] }), 'SELF');
  expect(other.document).toMatchObject({ isAdvance: false, isBuying: false, advances: [] });
});

test('the time of a late issue is read as Tirana time, and a missing or too old time is an error', () => {
  const late = { lateReason: 'BOUNDBOOK', lateAt: '2026-11-14T18:42' } as const;
  expect(documentRequest({ ...plainDocument, ...late }).late).toEqual({
    reason: 'BOUNDBOOK',
    issuedAt: '2026-11-14T17:42:00.000Z',
  });
  expect(problems(a({ ...late, lateAt: '' }))).toEqual(['document.late.issuedAt required']);
  expect(problems(a({ ...late, lateAt: '2026-11-01T18:42' }))).toEqual([
    'document.late.issuedAt late-too-old',
  ]);
});

const requestOf = (form: CartForm) => saleRequest(form, reckon(form, circumstances, now));

test('an e-invoice is sent only with a non-cash payment', () => {
  const cart = a({}, { buyer: aBuyer(), payments: later, eInvoice: emptyEInvoiceForm });
  expect(requestOf(cart).eInvoice).toMatchObject({ files: [] });
  expect(requestOf({ ...cart, payments: [newPayment('BANKNOTE', 'p')] }).eInvoice).toBeNull();
});

test('opening a draft restores its optional parts, but only advances that no invoice has used meanwhile', () => {
  const typed: DocumentForm = {
    ...plainDocument,
    supplyStart: '2026-11-01',
    supplyEnd: '2026-11-15',
    advances: [advance],
    lateReason: 'SERVICE',
    lateAt: '2026-11-14T18:42',
  };
  const request = saleRequest(a(typed), reckon(a(typed), circumstances, now));
  const { document } = contract.sales.issue.input.parse(inputToWire(contract.sales.issue, request));
  expect(documentOfDraft(document, [openAdvance])).toEqual(typed);
  expect(documentOfDraft(document, []).advances).toEqual([]);
});
