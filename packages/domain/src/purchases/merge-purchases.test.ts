import { asMoney, asPercent, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import { mergePurchases } from './merge-purchases.ts';
import type { PurchaseFacts } from './purchase.ts';

const supplier = { idType: 'NUIS', idNumber: 'K11111111A', name: 'Furra Drita', address: '', town: 'Korçë' };
const line = {
  name: 'Miell',
  code: 'M1',
  unit: 'kg',
  quantity: asQuantity(2000n),
  unitPrice: asMoney(10000n),
  vatRate: asPercent(2000n),
  withoutVat: asMoney(20000n),
  vat: asMoney(4000n),
  withVat: asMoney(24000n),
};

const fromService = (given: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  eic: 'e1',
  iic: null,
  fic: null,
  number: '7/2026',
  documentType: '380',
  typeOfInvoice: null,
  supplier: null,
  issuedAt: null,
  receivedAt: new Date('2026-11-02T10:00:00Z'),
  dueOn: '2026-11-30',
  currency: 'ALL',
  exchangeRate: null,
  withoutVat: null,
  vat: null,
  withVat: asMoney(24000n),
  status: 'DELIVERED',
  lines: null,
  sources: ['service'],
  ...given,
});

const fromPortal = (given: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  ...fromService(),
  iic: 'I1',
  fic: 'f1',
  documentType: null,
  typeOfInvoice: 'NONCASH',
  supplier,
  issuedAt: new Date('2026-11-02T09:59:00Z'),
  receivedAt: null,
  dueOn: null,
  withoutVat: asMoney(20000n),
  vat: asMoney(4000n),
  lines: [line],
  sources: ['portal'],
  ...given,
});

const both = {
  eic: 'e1',
  iic: 'I1',
  documentType: '380',
  dueOn: '2026-11-30',
  supplier,
  withoutVat: asMoney(20000n),
  withVat: asMoney(24000n),
  lines: [line],
  sources: ['service', 'portal'],
};

test('two reports of one invoice from both sources become one purchase, in any order', () => {
  for (const reported of [
    [fromService(), fromPortal()],
    [fromPortal(), fromService()],
  ]) {
    const { merged, absorbed } = mergePurchases([], reported);
    expect(merged).toMatchObject([{ id: null, facts: both }]);
    expect(absorbed).toEqual([]);
  }
});

test('a purchase that is reported again has the same id and adds no row', () => {
  const known = [{ id: 'a', facts: fromPortal(), isPaid: false }];
  const { merged, absorbed } = mergePurchases(known, [fromPortal(), fromService(), fromService()]);
  expect(merged).toMatchObject([{ id: 'a', facts: both }]);
  expect(absorbed).toEqual([]);
});

test('two stored rows are merged if a report shows that they are the same invoice', () => {
  const known = [
    { id: 'a', facts: fromPortal({ eic: null, status: null }), isPaid: false },
    { id: 'b', facts: fromService({ status: 'ACCEPTED' }), isPaid: false },
  ];
  const { merged, absorbed } = mergePurchases(known, [fromPortal()]);
  expect(merged).toMatchObject([{ id: 'a', facts: { ...both, status: 'ACCEPTED' } }]);
  expect(absorbed).toEqual([{ id: 'b', into: 'a' }]);
});

test('if two stored rows are the same invoice, the paid row stays, even if it is newer', () => {
  const known = [
    { id: 'a', facts: fromPortal({ eic: null }), isPaid: false },
    { id: 'b', facts: fromService(), isPaid: true },
  ];
  const { merged, absorbed } = mergePurchases(known, [fromPortal()]);
  expect(merged).toMatchObject([{ id: 'b', facts: both }]);
  expect(absorbed).toEqual([{ id: 'a', into: 'b' }]);
});

test('number and supplier identify an invoice unless its NSLF differs', () => {
  const onPaper = fromPortal({ iic: null, fic: null, eic: null, lines: null });
  expect(mergePurchases([{ id: 'a', facts: fromPortal(), isPaid: false }], [onPaper]).merged).toMatchObject([
    { id: 'a', facts: { lines: [line] } },
  ]);
  const another = fromPortal({ iic: 'I2', fic: 'f2', eic: 'e2' });
  expect(mergePurchases([{ id: 'a', facts: fromPortal(), isPaid: false }], [another]).merged).toMatchObject([
    { id: null },
  ]);
});

test('reports with the same number but another or an unknown supplier are different invoices', () => {
  const reported = [
    fromPortal(),
    fromPortal({ eic: 'e2', iic: 'I2', fic: 'f2', supplier: { ...supplier, idNumber: 'L22222222B' } }),
    fromService({ eic: 'e3' }),
  ];
  expect(mergePurchases([], reported).merged).toHaveLength(3);
});

test('a stored purchase that no source reports is not changed', () => {
  const known = [{ id: 'a', facts: fromPortal(), isPaid: false }];
  expect(mergePurchases(known, [fromService({ eic: 'e9' })]).merged).toMatchObject([{ id: null }]);
});
