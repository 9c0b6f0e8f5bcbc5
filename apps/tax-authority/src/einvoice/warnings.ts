import type { EInvoiceDocument } from '@tezga/fiscal';

// A type instead of an interface, because it must be assignable to the value of a message.
export type Warning = { readonly Code: string; readonly Description: string };

/** Warnings for an accepted document, with the codes of EN 16931. */
export function warningsOf(document: EInvoiceDocument): readonly Warning[] {
  const warnings: Warning[] = [
    // Every signed document gets this warning, because its signature is a UBL extension.
    { Code: 'UBL-CR-001', Description: 'A UBL invoice should not include extensions' },
  ];
  if (document.paymentMeans.some(({ instruction }) => instruction !== undefined))
    warnings.push({
      Code: 'UBL-CR-681',
      Description: 'A UBL invoice should not include the PaymentMeans InstructionNote',
    });
  return warnings;
}
