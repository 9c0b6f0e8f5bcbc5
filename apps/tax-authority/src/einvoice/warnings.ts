import type { EInvoiceDocument } from '@tezga/fiscal';
import type { FiscalizedInvoice } from '../fiscal-documents/index.ts';
import { hundredths, hundredthsIn, sizeOf } from '../fiscalization/index.ts';

// A type instead of an interface, because it must be assignable to the value of a message.
export type Warning = { readonly Code: string; readonly Description: string };

const homeCurrency = 'ALL';

/** Warnings for an accepted document: EN 16931 codes if there is one, otherwise our own. */
export function warningsOf(document: EInvoiceDocument, { invoice }: FiscalizedInvoice): readonly Warning[] {
  const warnings: Warning[] = [
    // Every signed document gets this warning, because its signature is a UBL extension.
    { Code: 'UBL-CR-001', Description: 'A UBL invoice should not include extensions' },
  ];
  if (document.paymentMeans.some(({ instruction }) => instruction !== undefined))
    warnings.push({
      Code: 'UBL-CR-681',
      Description: 'A UBL invoice should not include the PaymentMeans InstructionNote',
    });
  if (document.currency === homeCurrency && !isOfInvoice(document, hundredths(invoice.TotPrice)))
    warnings.push({
      Code: 'AL-TOTAL',
      Description:
        `The total is ${document.totals.withTax}, that of the fiscal invoice ${invoice.TotPrice}`.slice(
          0,
          100,
        ),
    });
  return warnings;
}

/** The total may differ by its rounding, because the norm rounds tax differently than the fiscal invoice. */
function isOfInvoice({ totals: { withTax, rounding } }: EInvoiceDocument, total: bigint): boolean {
  const payable = hundredthsIn(withTax);
  const rounded = payable + hundredthsIn(rounding ?? '0.00');
  return [payable, rounded].some((each) => sizeOf(each) === sizeOf(total));
}
