import { documentNumberText, documentYear } from '../documents/document-number.ts';

export const invoiceYear = (issuedAt: Date): string => String(documentYear(issuedAt));

/** The invoice number, such as 12/2026; for a sale at a cash device 12/2026/ab123cd456. */
export function invoiceNumberText(ordinal: number, issuedAt: Date, cashDeviceCode: string | null): string {
  const number = documentNumberText(ordinal, issuedAt);
  return cashDeviceCode === null ? number : `${number}/${cashDeviceCode}`;
}
