import { readDecimal, type Decimal } from './decimal.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import { lineNames } from './ubl-namespaces.ts';

/** A rule a document breaks, by the code of the norm, and where. */
export interface BrokenRule {
  readonly code: string;
  /** From the document down: `InvoiceLine[3]/Price/PriceAmount`. */
  readonly path: string;
}

export class Findings {
  readonly broken: BrokenRule[] = [];

  demand(isKept: boolean, code: string, path: string): void {
    if (!isKept) this.broken.push({ code, path });
  }

  /** Something must be said. */
  present(text: string | undefined, code: string, path: string): void {
    this.demand(isSaid(text), code, path);
  }
}

export const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The number that is said, null where none is or it is none. */
export const numberIn = (text: string | undefined): Decimal | null =>
  text === undefined ? null : readDecimal(text);

export const linePath = ({ kind }: EInvoiceDocument, place: number): string =>
  `${lineNames[kind]}[${place + 1}]`;

export const allowancePath = (place: number): string => `AllowanceCharge[${place + 1}]`;

export const breakdownPath = (place: number): string => `TaxTotal/TaxSubtotal[${place + 1}]`;

/** The tax of a document by category and rate. */
export function breakdownIn({ taxTotals }: EInvoiceDocument) {
  return taxTotals.flatMap(({ breakdown }) => breakdown);
}
