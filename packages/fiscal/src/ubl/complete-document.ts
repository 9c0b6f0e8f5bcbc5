import { amountText, decimal, multiply } from './decimal.ts';
import { kindOf } from './document-codes.ts';
import { documentTotals, lineNetAmount, type Exemption } from './document-totals.ts';
import type { DocumentLine, EInvoiceDocument } from './e-invoice-document.ts';

export const specification = 'urn:cen.eu:en16931:2017';
export const homeCurrency = 'ALL';

export type DraftLine = Omit<DocumentLine, 'netAmount'> & {
  /** Where the fiscal invoice has said it already; otherwise it is worked out. */
  readonly netAmount?: string | undefined;
  /** The same of its tax. */
  readonly taxAmount?: string | undefined;
};

/** A document before anything was summed up. */
export interface EInvoiceDraft extends Omit<
  EInvoiceDocument,
  'kind' | 'specification' | 'taxCurrency' | 'taxTotals' | 'totals' | 'lines'
> {
  readonly lines: readonly DraftLine[];
  /** Paid before, and discounts that do not lower what is taxed. */
  readonly prepaid?: string | undefined;
  readonly rounding?: string | undefined;
  readonly exemptions?: readonly Exemption[] | undefined;
  /** Needed for a document that is not in lek: lek for one unit, and the tax in lek where it is already known. */
  readonly exchange?: { readonly rate: string; readonly taxInLek?: string | undefined } | undefined;
}

/** The document with everything summed up, and the tax in lek beside it where the currency is another. */
export function completeDocument(draft: EInvoiceDraft): EInvoiceDocument {
  const { prepaid: _prepaid, rounding: _rounding, exemptions: _exemptions, exchange, ...rest } = draft;
  const netted = draft.lines.map((line) => ({ ...line, netAmount: line.netAmount ?? lineNetAmount(line) }));
  const { totals, taxAmount, breakdown } = documentTotals({ ...draft, lines: netted });
  const lines = netted.map(({ taxAmount: _told, ...line }) => line);
  const own = { amount: { value: taxAmount, currency: draft.currency }, breakdown };
  return {
    ...rest,
    kind: kindOf(draft.typeCode),
    specification,
    taxCurrency: homeCurrency,
    taxTotals: draft.currency === homeCurrency ? [own] : [own, taxInLek(taxAmount, exchange)],
    totals,
    lines,
  };
}

function taxInLek(taxAmount: string, exchange: EInvoiceDraft['exchange']) {
  if (exchange === undefined) throw new TypeError('a document in another currency needs an exchange rate');
  const value = exchange.taxInLek ?? amountText(multiply(decimal(taxAmount), decimal(exchange.rate)));
  return { amount: { value, currency: homeCurrency }, breakdown: [] };
}
