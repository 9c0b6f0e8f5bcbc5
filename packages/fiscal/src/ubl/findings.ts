import { readDecimal, type Decimal } from './decimal.ts';
import type { BrokenRule, EInvoiceDocument } from './e-invoice-document.ts';
import { lineNames } from './ubl-namespaces.ts';

export class Findings {
  readonly broken: BrokenRule[] = [];

  demand(isSatisfied: boolean, code: string, path: string): void {
    if (!isSatisfied) this.broken.push({ code, path });
  }

  /** Reports a text that is missing or empty. */
  present(text: string | undefined, code: string, path: string): void {
    this.demand(hasText(text), code, path);
  }
}

export const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Parses a number; null if it is missing or invalid. */
export const numberIn = (text: string | undefined): Decimal | null =>
  text === undefined ? null : readDecimal(text);

export const linePath = ({ kind }: EInvoiceDocument, place: number): string =>
  `${lineNames[kind]}[${place + 1}]`;

export const allowancePath = (place: number): string => `AllowanceCharge[${place + 1}]`;

export const breakdownPath = (place: number): string => `TaxTotal/TaxSubtotal[${place + 1}]`;

/** The tax breakdown of a document by category and rate. */
export function breakdownIn({ taxTotals }: EInvoiceDocument) {
  return taxTotals.flatMap(({ breakdown }) => breakdown);
}
