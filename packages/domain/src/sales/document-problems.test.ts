import { expect, test } from 'vitest';
import type { Cart, SaleDocument } from './cart.ts';
import { documentProblems, plainSale } from './document-problems.ts';
import { lateIssue, lateProblems } from './late-issue.ts';
import { aBuyer, aCart, aLine, aPayment, inVat } from './test-support/example-sale.ts';

const problemsOf = (cart: Cart) => documentProblems(cart, inVat).map(({ path, code }) => `${path} ${code}`);
const a = (document: Partial<SaleDocument>, changes: Partial<Cart> = {}) =>
  aCart({ document: { ...plainSale, ...document }, ...changes });
const notInVat = { ...inVat, isIssuerInVat: false };
const later = [aPayment('ACCOUNT', 12_000n)];

test.each<[string, string, string[]]>([
  ['2026-11-15', '2026-11-15', []],
  ['2026-11-01', '2026-11-30', []],
  ['2026-10-01', '2026-10-31', []],
  ['2026-11-02', '2026-11-01', ['document.supplyEnd supply-reversed']],
  ['2026-10-31', '2026-11-01', ['document.supplyEnd supply-two-months']],
  ['2025-11-01', '2025-11-02', ['document.supplyStart supply-too-far']],
])('a supply from %s to %s has the problems %j', (start, end, problems) => {
  expect(problemsOf(a({ supply: { start, end } }))).toEqual(problems);
});

test('own use needs no other party, and every other type of self-issue needs one', () => {
  expect(problemsOf(a({ selfIssue: 'SELF' }, { payments: later }))).toEqual([]);
  for (const selfIssue of ['AGREEMENT', 'DOMESTIC', 'OTHER'] as const) {
    expect(problemsOf(a({ selfIssue }, { payments: later, buyer: aBuyer }))).toEqual([]);
    expect(problemsOf(a({ selfIssue }, { payments: later }))).toHaveLength(1);
  }
});

test('a seller from abroad needs a foreign id, a town and reverse charge', () => {
  const foreign = { ...aBuyer, idType: 'TAX', country: 'DEU' } as const;
  const abroad = (changes: Partial<Cart>) =>
    problemsOf(
      a({ selfIssue: 'ABROAD' }, { payments: later, isReverseCharge: true, buyer: foreign, ...changes }),
    );
  expect(abroad({})).toEqual([]);
  expect(abroad({ isReverseCharge: false })).toEqual(['isReverseCharge self-charge-needed']);
  expect(abroad({ buyer: { ...foreign, town: ' ' } })).toEqual(['buyer.town self-issue-abroad']);
  expect(abroad({ buyer: aBuyer })).toEqual([
    'buyer.idType self-issue-abroad',
    'buyer.country self-issue-abroad',
  ]);
});

test('a purchase from a farmer may be paid in cash, own use may not', () => {
  const farmer = { ...aBuyer, idType: 'ID', address: '', town: '' } as const;
  expect(problemsOf(a({ selfIssue: 'DOMESTIC' }, { buyer: farmer }))).toEqual([]);
  expect(problemsOf(a({ selfIssue: 'SELF' }))).toEqual(['payments own-use-not-cash']);
});

test('an invalid currency purchase or an invalid advance is refused with the problem at its field', () => {
  const lines = [aLine({ tax: { exemption: 'TYPE_2' } })];
  const euros = { currency: 'EUR', lines };
  expect(problemsOf(a({ isBuying: true }, { lines }))).toEqual(['document.isBuying buying-in-lek']);
  expect(problemsOf(a({ isBuying: true }, euros))).toEqual([]);
  expect(problemsOf(a({ isBuying: true }, { currency: 'EUR' }))).toEqual(['lines.0.tax buying-with-vat']);
  expect(documentProblems(a({ isBuying: true }, { currency: 'EUR' }), notInVat)).toEqual([]);
  for (const method of ['CARD', 'ORDER', 'COMPANY'] as const)
    expect(problemsOf(a({ isBuying: true }, { ...euros, payments: [aPayment(method, 12_000n)] }))).toEqual([
      'payments buying-payment',
    ]);
  expect(problemsOf(a({ isBuying: true, isAdvance: true }, { ...euros, buyer: aBuyer }))).toEqual([
    'document.isBuying buying-advance',
  ]);
  const order = { payments: [aPayment('ORDER', 12_000n)], buyer: aBuyer };
  expect(problemsOf(a({ isAdvance: true }, order))).toEqual(['document.isAdvance advance-order']);
  expect(problemsOf(a({ isAdvance: true }))).toEqual(['buyer buyer-needed-for-advance']);
});

const codesOf = (reason: Parameters<typeof lateProblems>[0]['reason'], issuedAt: string, now: string) =>
  lateProblems({ reason, issuedAt: new Date(issuedAt) }, new Date(now)).map(({ code }) => code);

test.each<[Parameters<typeof codesOf>[0], string, string, string[]]>([
  ['SERVICE', '2026-11-15T12:00:00Z', '2026-11-15T12:00:00Z', []],
  ['SERVICE', '2026-11-15T12:00:01Z', '2026-11-15T12:00:00Z', ['late-in-future']],
  ['SERVICE', '2026-11-15T12:00:00Z', '2026-11-17T11:59:59Z', []],
  ['TECHNICALERROR', '2026-11-15T12:00:00Z', '2026-11-17T12:00:00Z', ['late-too-old']],
  ['BOUNDBOOK', '2026-11-04T12:00:00Z', '2026-11-15T11:59:59Z', []],
  ['BOUNDBOOK', '2026-11-04T12:00:00Z', '2026-11-15T12:00:00Z', ['late-too-old']],
  ['NOINTERNET', '2026-10-01T00:00:00Z', '2026-11-10T22:59:59Z', []],
  ['NOINTERNET', '2026-10-01T00:00:00Z', '2026-11-10T23:00:00Z', ['late-too-old']],
  ['NOINTERNET', '2026-11-01T00:00:00Z', '2026-11-30T12:00:00Z', []],
])('a late invoice (%s) made at %s and entered at %s has the problems %j', (reason, issuedAt, now, codes) => {
  expect(codesOf(reason, issuedAt, now)).toEqual(codes);
});

test('the time of a late invoice is truncated to whole seconds', () => {
  const issuedAt = new Date('2026-11-15T12:00:00.999Z');
  expect(lateIssue({ reason: 'SERVICE', issuedAt }).issuedAt).toEqual(new Date('2026-11-15T12:00:00Z'));
});
