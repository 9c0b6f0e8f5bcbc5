import { expect, test } from 'vitest';
import { banknotes, buyer, item, reference, refusalOf, till, totals, untaxed } from './example-invoice.ts';
import type { Invoice } from './messages.ts';
import type { RegistryFacts } from './registry-facts.ts';

test.each<[string, Partial<Invoice>, Partial<RegistryFacts>?]>([
  ['a plain invoice', {}],
  ['cash of a till with an INITIAL deposit', { ...till, ...banknotes }],
  ['a rebate that lowers the tax base', item({ UPB: '125.00', R: '20.00', RR: true })],
  [
    'gross prices whose unit price was rounded',
    {
      ...item({ Q: '3.00', UPB: '83.33', UPA: '100.00', PB: '250.00', VA: '50.00', PA: '300.00' }),
      ...totals('250.00', '50.00', '300.00'),
      SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '250.00', VATRate: '20.00', VATAmt: '50.00' }] },
    },
  ],
  [
    'an issuer outside VAT',
    {
      IsIssuerInVAT: false,
      Items: { I: [untaxed] },
      SameTaxes: undefined,
      TaxFreeAmt: '200.00',
      ...totals('200.00', undefined, '200.00'),
    },
    { isInVat: false },
  ],
  [
    'an export of goods',
    {
      Buyer: buyer,
      Items: { I: [{ ...untaxed, EX: 'EXPORT_OF_GOODS' }] },
      SameTaxes: undefined,
      GoodsExAmt: '200.00',
      ...totals('200.00', undefined, '200.00'),
    },
  ],
  [
    'an exempt line declared in the tax sums',
    {
      Items: { I: [{ ...untaxed, EX: 'TYPE_1' }] },
      SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '200.00', ExemptFromVAT: 'TYPE_1' }] },
      ...totals('200.00', '0.00', '200.00'),
    },
  ],
  [
    'a corrective invoice with negative amounts',
    {
      CorrectiveInv: { ...reference, Type: 'CORRECTIVE' },
      ...item({ Q: '-2.00', PB: '-200.00', VA: '-40.00', PA: '-240.00' }),
      ...totals('-200.00', '-40.00', '-240.00'),
      SameTaxes: {
        SameTax: [{ NumOfItems: '1', PriceBefVAT: '-200.00', VATRate: '20.00', VATAmt: '-40.00' }],
      },
    },
  ],
  [
    'a self-issued invoice',
    { TypeOfSelfIss: 'DOMESTIC', Seller: { IDType: 'ID', IDNum: 'I1', Name: 'Fermeri' }, Buyer: buyer },
  ],
  [
    'a reverse charge invoice whose total is what the buyer pays',
    { IsReverseCharge: true, Buyer: buyer, ...totals('200.00', '40.00', '200.00') },
  ],
  ['a reverse charge invoice whose total includes the VAT', { IsReverseCharge: true, Buyer: buyer }],
  ['a supply period of one month', { SupplyDateOrPeriod: { Start: '2026-11-01', End: '2026-11-30' } }],
])('%s is accepted', (_what, given, facts) => {
  expect(refusalOf(given, facts)).toBeNull();
});

const cashSale = (before: string, vat: string, after: string, year: string): Partial<Invoice> => ({
  ...till,
  InvNum: `7/${year}/cc123cc123`,
  Buyer: buyer,
  ...item({ Q: '1.00', UPB: before, UPA: after, PB: before, VA: vat, PA: after }),
  ...totals(before, vat, after),
  SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: before, VATRate: '20.00', VATAmt: vat }] },
  PayMethods: { PayMethod: [{ Type: 'BANKNOTE', Amt: after }] },
});

test('a cash invoice between taxpayers is refused above the limit, which was higher until 2026', () => {
  const atLimit = ['83333.33', '16666.67', '100000.00'] as const;
  const more = ['83333.34', '16666.67', '100000.01'] as const;
  expect(refusalOf(cashSale(...atLimit, '2026'))).toBeNull();
  expect(refusalOf(cashSale(...more, '2026'))).toMatch(/^40 /);
  expect(refusalOf({ ...cashSale(...more, '2026'), Buyer: undefined })).toBeNull();
  expect(refusalOf(cashSale(...more, '2025'), {}, '2025-12-31')).toBeNull();
  expect(refusalOf(cashSale('125000.00', '25000.00', '150000.00', '2025'), {}, '2025-12-31')).toBeNull();
  expect(refusalOf(cashSale('125000.01', '25000.00', '150000.01', '2025'), {}, '2025-12-31')).toMatch(/^40 /);
});
