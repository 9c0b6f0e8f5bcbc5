import { checkDocument } from './check-document.ts';
import { completeDocument } from './complete-document.ts';
import type {
  DocumentLine,
  EInvoiceDocument,
  Party,
  Payee,
  PaymentMeans,
  TaxSubtotal,
  TaxTreatment,
} from './e-invoice-document.ts';
import { exampleDraft, type ExampleLine } from './example-draft.ts';
import type { ExemptionCode } from './tax-treatments.ts';

// Valid documents with one part changed, for the tests of the rules.

export const exempt = (by: ExemptionCode): ExampleLine => ({
  treatment: { kind: 'exempt', by },
  price: '100.00',
  quantity: '1',
});
export const reverseCharge: ExampleLine = {
  treatment: { kind: 'reverseCharge' },
  price: '100.00',
  quantity: '1',
};
export const plain = completeDocument(exampleDraft());
export const codesOf = (document: EInvoiceDocument) => [
  ...new Set(checkDocument(document).map(({ code }) => code)),
];

export const withSeller = (seller: Partial<Party>, document = plain): EInvoiceDocument => ({
  ...document,
  seller: { ...document.seller, ...seller },
});
export const withLine = (line: Partial<DocumentLine>, document = plain): EInvoiceDocument => ({
  ...document,
  lines: document.lines.map((each) => Object.assign({}, each, line)),
});
export const withPart = (part: Partial<TaxSubtotal>, document: EInvoiceDocument): EInvoiceDocument => ({
  ...document,
  taxTotals: document.taxTotals.map(({ amount, breakdown }) => ({
    amount,
    breakdown: breakdown.map((each) => Object.assign({}, each, part)),
  })),
});
export const withTotals = (totals: Partial<EInvoiceDocument['totals']>): EInvoiceDocument => ({
  ...plain,
  totals: { ...plain.totals, ...totals },
});
export const withBuyer = (buyer: Partial<Party>): EInvoiceDocument => ({
  ...plain,
  buyer: { ...plain.buyer, ...buyer },
});
export const withPayee = (payee: Partial<Payee>): EInvoiceDocument => ({
  ...plain,
  payee: { name: 'Faktoring', identifiers: [], ...payee },
});
export const withMeans = (...means: Partial<PaymentMeans>[]): EInvoiceDocument => ({
  ...plain,
  paymentMeans: means.map((each) => Object.assign({ code: '42' }, each)),
});
/** A document with this tax treatment in its line and in its VAT breakdown. */
export const withTax = (tax: TaxTreatment): EInvoiceDocument => withPart(tax, withLine(item({ tax })));
export const inCurrency = (currency: string) =>
  plain.taxTotals.map(({ amount, breakdown }) => ({ amount: { ...amount, currency }, breakdown }));
export const vat = { id: 'ALL01714012M', scheme: 'VAT' };
export const other = { id: 'L01714012M', scheme: 'FRE' };
export const object = { id: { value: 'a', scheme: 'ABT' }, typeCode: '130' };
export const [line] = plain.lines as [DocumentLine];
export const item = (changes: Partial<DocumentLine['item']>) => ({ item: { ...line.item, ...changes } });
export const allowance = { isCharge: false, amount: '10.00', tax: { category: 'S', rate: '20.00' } };
