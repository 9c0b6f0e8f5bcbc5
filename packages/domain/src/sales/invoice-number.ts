import { tiranaDay } from '../tirana-time.ts';

/** Numbers begin anew with each year in Tirana. */
export function invoiceYear(issuedAt: Date): string {
  return tiranaDay(issuedAt).slice(0, 4);
}

/** 12/2026, and for what is sold at a cash device 12/2026/ab123cd456. */
export function invoiceNumberText(ordinal: number, issuedAt: Date, cashDeviceCode: string | null): string {
  const number = `${ordinal}/${invoiceYear(issuedAt)}`;
  return cashDeviceCode === null ? number : `${number}/${cashDeviceCode}`;
}
