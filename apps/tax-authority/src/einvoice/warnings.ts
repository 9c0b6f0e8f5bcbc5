import type { EInvoiceDocument } from '@tezga/fiscal';
import type { FiscalizedInvoice } from '../fiscal-documents/index.ts';
import { hundredths, hundredthsIn, sizeOf } from '../fiscalization/index.ts';

// A type and not an interface, because it is written as the structure of a message.
export type Warning = { readonly Code: string; readonly Description: string };

const homeCurrency = 'ALL';

/** What is accepted but not as it should be. Codes of the norm where it has one, ours where it has none. */
export function warningsOf(document: EInvoiceDocument, { invoice }: FiscalizedInvoice): readonly Warning[] {
  const warnings: Warning[] = [
    // Every signed document is warned of its own signature, since the norm knows no extensions.
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

/** Tax that the norm rounds otherwise than the fiscal invoice is told as rounding. */
function isOfInvoice({ totals: { withTax, rounding } }: EInvoiceDocument, total: bigint): boolean {
  const asked = hundredthsIn(withTax);
  const rounded = asked + hundredthsIn(rounding ?? '0.00');
  return [asked, rounded].some((each) => sizeOf(each) === sizeOf(total));
}
