import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { FiscalizedInvoice, Invoice } from '../fiscal-documents/index.ts';
import { purchaseColumns, salesColumns } from './book-columns.ts';
import { purchaseBook, salesBook } from './book-rows.ts';

const nuis = 'L01714012M';
const filled = (row: Readonly<Record<string, string | number>> | undefined) =>
  Object.fromEntries(
    Object.entries(row ?? {}).filter(([, value]) => typeof value === 'number' && value !== 0),
  );

function documentOf(given: Partial<Record<keyof Invoice, unknown>>): FiscalizedInvoice {
  const invoice = {
    InvNum: '7/2026',
    IssueDateTime: '2026-11-16T11:00:00+01:00',
    IsIssuerInVAT: true,
    IsReverseCharge: false,
    TotPriceWoVAT: '100.00',
    TotPrice: '100.00',
    Seller: { IDType: 'NUIS', IDNum: nuis, Name: 'Shitësi', Town: 'Tiranë' },
    ...given,
  } as unknown as Invoice;
  const at = new Date('2026-11-16T10:00:00Z');
  return { issuer: nuis, iic: 'A', fic: 'f', issuedAt: at, receivedAt: at, invoice };
}

const taxes = (...SameTax: readonly object[]) => ({ SameTaxes: { SameTax } });
const at20 = { NumOfItems: '1', PriceBefVAT: '100.50', VATRate: '20.00', VATAmt: '20.10' };
const at6 = { NumOfItems: '1', PriceBefVAT: '10.49', VATRate: '6.00', VATAmt: '0.63' };
const totals = { TotPriceWoVAT: '100.00', TotVATAmt: '20.00' };

test.each([
  ['rates', taxes(at20, at6), { total: 132, base20: 101, vat20: 20, base6: 10, vat6: 1 }],
  ['rate zero', taxes({ PriceBefVAT: '50.00', VATRate: '0.00', VATAmt: '0' }), { total: 50, zeroRated: 50 }],
  ['an exemption', taxes({ PriceBefVAT: '50.00', ExemptFromVAT: 'TYPE_1' }), { total: 50, exempt: 50 }],
  ['exported goods', { GoodsExAmt: '70.00' }, { total: 70, exportGoods: 70 }],
  ['a tax-free amount', { TaxFreeAmt: '70.00' }, { total: 70, withoutVat: 70 }],
  ['a margin', { MarkUpAmt: '30.00' }, { total: 30, baseMargin: 30 }],
  ['an issuer outside VAT', { IsIssuerInVAT: false, TaxFreeAmt: '100.00' }, { total: 100, withoutVat: 100 }],
  [
    'reverse charge',
    { IsReverseCharge: true, ...totals },
    { total: 120, baseReverseCharge: 100, vatReverseCharge: 20 },
  ],
  [
    'a bad debt',
    { BadDebtInv: {}, TotPriceWoVAT: '-100.00', TotVATAmt: '-20.00' },
    { total: -120, baseBadDebt: -100, vatBadDebt: -20 },
  ],
  [
    'a correction',
    taxes({ ...at20, PriceBefVAT: '-100.50', VATAmt: '-20.10' }),
    { total: -121, base20: -101, vat20: -20 },
  ],
])('a sale with %s fills its columns in whole lek', (_what, given, expected) => {
  const { rows, totals: sums } = salesBook([documentOf(given)], nuis);
  expect(filled(rows[0])).toEqual(expected);
  expect(filled(sums)).toEqual(expected);
});

test.each([
  [
    'rates',
    taxes(at20, at6),
    { total: 132, baseDomestic20: 101, vatDomestic20: 20, baseDomestic6: 10, vatDomestic6: 1 },
  ],
  ['a seller outside VAT', { IsIssuerInVAT: false }, { total: 100, exemptOrNonDeductible: 100 }],
  ['customs', { ...taxes(at20), ImpCustDecNum: 'IM1' }, { total: 121, baseImport20: 101, vatImport20: 20 }],
  ['a farmer', { TypeOfSelfIss: 'DOMESTIC', ...totals }, { total: 120, baseFarmers: 100, vatFarmers: 20 }],
  [
    'a seller abroad',
    { TypeOfSelfIss: 'ABROAD', IsReverseCharge: true, ...totals },
    { total: 120, baseReverseCharge: 100, vatReverseCharge: 20 },
  ],
])('a purchase with %s fills its columns', (_what, given, expected) => {
  expect(filled(purchaseBook([documentOf(given)]).rows[0])).toEqual(expected);
});

test('an amount too large for a JavaScript number is rounded exactly', () => {
  const { rows } = salesBook([documentOf({ TaxFreeAmt: '900719925474099.49' })], nuis);
  expect(filled(rows[0])).toEqual({ total: 900_719_925_474_099, withoutVat: 900_719_925_474_099 });
});

test('a row identifies its document', () => {
  expect(purchaseBook([documentOf(taxes(at20))]).rows[0]).toMatchObject({
    invoiceNumber: '7/2026',
    serialNumber: 'f',
    date: '16/11/2026',
    sellerName: 'Shitësi',
    sellerTown: 'Tiranë',
    sellerId: nuis,
  });
});

test('a row has the Tirana date, whatever offset the issuer used', () => {
  const IssueDateTime = '2026-11-30T23:30:00Z';
  const document = { ...documentOf({ IssueDateTime }), issuedAt: new Date(IssueDateTime) };
  expect(salesBook([document], nuis).rows[0]).toMatchObject({ date: '01/12/2026' });
});

const named = (columns: readonly { name: string; letter: string }[]) =>
  columns.map(({ name, letter }) => [letter, name]);
const facts = fileURLToPath(new URL('../../../../../shared/data/vat-books.json', import.meta.url));
test.skipIf(!existsSync(facts))('the columns equal those of the official sheets', () => {
  const { salesBook: sales, purchaseBook: purchases } = JSON.parse(readFileSync(facts, 'utf8')) as Record<
    string,
    { columns: { col: string; letter: string }[] }
  >;
  expect(named(salesColumns)).toEqual(sales?.columns.map(({ letter, col }) => [letter, col]));
  expect(named(purchaseColumns)).toEqual(purchases?.columns.map(({ letter, col }) => [letter, col]));
});
