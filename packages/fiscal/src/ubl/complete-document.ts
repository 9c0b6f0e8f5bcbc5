import { amountText, decimal, multiply } from './decimal.ts';
import { kindOf } from './document-codes.ts';
import { documentTotals, lineNetAmount, type Exemption } from './document-totals.ts';
import type { DocumentLine, EInvoiceDocument } from './e-invoice-document.ts';

export const specification = 'urn:cen.eu:en16931:2017';
export const homeCurrency = 'ALL';

export type DraftLine = Omit<DocumentLine, 'netAmount'> & {
  /** The net amount of the line in the fiscal invoice; if left out, it is computed. */
  readonly netAmount?: string | undefined;
  /** The tax of the line in the fiscal invoice; if left out, it is computed. */
  readonly taxAmount?: string | undefined;
};

/** A document before its totals are computed. */
export interface EInvoiceDraft extends Omit<
  EInvoiceDocument,
  'kind' | 'specification' | 'taxCurrency' | 'taxTotals' | 'totals' | 'lines' | 'malformed'
> {
  readonly lines: readonly DraftLine[];
  /** The sum of earlier payments and of discounts that do not reduce the taxable amount. */
  readonly prepaid?: string | undefined;
  readonly rounding?: string | undefined;
  readonly exemptions?: readonly Exemption[] | undefined;
  /**
   * The exchange rate (lek for one unit), required if the currency is not lek, and the tax in lek if it is
   * already fixed.
   */
  readonly exchange?: { readonly rate: string; readonly taxInLek?: string | undefined } | undefined;
}

/** Computes the totals, and the tax in lek for a document in another currency. */
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
