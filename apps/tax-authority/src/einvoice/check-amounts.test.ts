import { fiscalNotes, type EInvoiceDocument } from '@tezga/fiscal';
import { expect, test } from 'vitest';
import type { Invoice } from '../fiscal-documents/index.ts';
import { Refused } from '../soap/index.ts';
import { checkAmounts } from './check-amounts.ts';

const noFacts = {
  IIC: '',
  IICSignature: '',
  FIC: '',
  IssueDateTime: '',
  OperatorCode: '',
  BusinessUnitCode: '',
  SoftwareCode: '',
  IsBadDebtInv: 'false',
} as const;

interface Amounts {
  readonly withoutTax: string;
  readonly tax: string;
  readonly withTax: string;
  readonly rounding?: string;
  readonly payable?: string;
  readonly kind?: EInvoiceDocument['kind'];
  readonly breakdown?: readonly { readonly rate: string; readonly taxableAmount: string }[];
  /** Set if the invoice is not in lek: its currency, and the tax converted to lek. */
  readonly foreign?: { readonly currency: string; readonly rate?: string; readonly taxInLek: string };
}

function documentOf({
  kind = 'invoice',
  foreign,
  tax,
  breakdown = [],
  ...totals
}: Amounts): EInvoiceDocument {
  const currency = foreign?.currency ?? 'ALL';
  const own = { amount: { value: tax, currency }, breakdown };
  const inLek = { amount: { value: foreign?.taxInLek ?? '', currency: 'ALL' }, breakdown: [] };
  return {
    kind,
    currency,
    notes: fiscalNotes({ ...noFacts, CurrencyExchangeRate: foreign?.rate }),
    lines: [{}],
    taxTotals: foreign === undefined ? [own] : [own, inLek],
    totals: { payable: totals.withTax, ...totals },
  } as unknown as EInvoiceDocument;
}

const fiscal = (TotPriceWoVAT: string, TotVATAmt: string, TotPrice: string, given: Partial<Invoice> = {}) =>
  ({ TotPriceWoVAT, TotVATAmt, TotPrice, IsReverseCharge: false, ...given }) as Invoice;

const at20: Partial<Invoice> = {
  SameTaxes: { SameTax: [{ NumOfItems: '1', PriceBefVAT: '200.00', VATRate: '20.00', VATAmt: '40.00' }] },
};
const euro = { Currency: { Code: 'EUR', ExRate: '98.5' } } as const;
const plain = { withoutTax: '200.00', tax: '40.00', withTax: '240.00' };
const plainFiscal = fiscal('200.00', '40.00', '240.00');
const inEuro = { withoutTax: '2.03', tax: '0.41', withTax: '2.44' };
const euroFiscal = fiscal('199.96', '40.39', '240.35', euro);
const eur = { currency: 'EUR', rate: '98.50', taxInLek: '40.39' };

test.each<[string, Amounts, Invoice]>([
  ['the same amounts', plain, plainFiscal],
  ['amounts with fewer decimals', { withoutTax: '200', tax: '40.0', withTax: '240' }, plainFiscal],
  ['a hundredth of difference on one line', { ...plain, tax: '40.01', withTax: '240.01' }, plainFiscal],
  [
    'a credit note of a fiscal invoice below zero',
    { ...plain, kind: 'creditNote' },
    fiscal('-200.00', '-40.00', '-240.00'),
  ],
  [
    'VAT whose difference is in the rounding',
    { withoutTax: '30.00', tax: '6.00', withTax: '36.00', rounding: '-6.00', payable: '30.00' },
    fiscal('30.00', '0.00', '30.00'),
  ],
  [
    'reverse charge whose fiscal total is what the buyer pays',
    { withoutTax: '200.00', tax: '0.00', withTax: '200.00' },
    fiscal('200.00', '40.00', '200.00', { IsReverseCharge: true }),
  ],
  [
    'reverse charge whose fiscal total includes the VAT',
    { withoutTax: '200.00', tax: '0.00', withTax: '200.00' },
    fiscal('200.00', '40.00', '240.00', { IsReverseCharge: true }),
  ],
  [
    'the same base at a rate',
    { ...plain, breakdown: [{ rate: '20', taxableAmount: '200.00' }] },
    fiscal('200.00', '40.00', '240.00', at20),
  ],
  ['amounts in another currency', { ...inEuro, foreign: eur }, euroFiscal],
])('an e-invoice whose amounts agree with its fiscal invoice is accepted: %s', (_what, amounts, invoice) => {
  expect(() => checkAmounts(documentOf(amounts), invoice)).not.toThrow();
});

test.each<[string, string, Amounts, Invoice]>([
  ['another total without VAT', 'TaxExclusiveAmount', { ...plain, withoutTax: '200.02' }, plainFiscal],
  ['other VAT', 'TaxTotal', { ...plain, tax: '40.02' }, plainFiscal],
  ['another total', 'TaxInclusiveAmount', { ...plain, withTax: '240.02' }, plainFiscal],
  ['an invoice of a fiscal credit note', 'TaxExclusiveAmount', plain, fiscal('-200.00', '-40.00', '-240.00')],
  [
    'totals that are equal as JavaScript numbers',
    'TaxExclusiveAmount',
    { ...plain, withoutTax: '900719925474099.49' },
    fiscal('900719925474099.51', '40.00', '240.00'),
  ],
  [
    'VAT that is hidden in the rounding',
    'TaxableAmount at 20.00 %',
    {
      withoutTax: '200.00',
      tax: '0.00',
      withTax: '200.00',
      rounding: '40.00',
      payable: '240.00',
      breakdown: [{ rate: '0', taxableAmount: '200.00' }],
    },
    fiscal('200.00', '40.00', '240.00', at20),
  ],
  ['another currency', 'DocumentCurrencyCode', { ...plain, foreign: eur }, plainFiscal],
  [
    'another exchange rate',
    'Note[CurrencyExchangeRate]',
    { ...inEuro, foreign: { ...eur, rate: '98.51' } },
    euroFiscal,
  ],
  [
    'no exchange rate',
    'Note[CurrencyExchangeRate]',
    { ...inEuro, foreign: { ...eur, rate: '' } },
    euroFiscal,
  ],
  ['another total in euro', 'TaxInclusiveAmount', { ...inEuro, withTax: '2.46', foreign: eur }, euroFiscal],
  ['other VAT in lek', 'TaxTotal', { ...inEuro, foreign: { ...eur, taxInLek: '42.00' } }, euroFiscal],
])('an e-invoice unlike its fiscal invoice (%s) gets code 12 at %s', (_what, field, amounts, invoice) => {
  const check = () => checkAmounts(documentOf(amounts), invoice);
  expect(check).toThrow(Refused);
  expect(check).toThrow(
    expect.objectContaining({ code: '12', message: expect.stringContaining(`${field} is`) }),
  );
});
