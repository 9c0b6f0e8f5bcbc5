import type { FiscalStatus } from './fiscal-status.ts';

/** What an invoice took from the settings when it was issued, and can take from them anew once they are put right. */
export const mendableFacts = [
  'businessUnitCode',
  'tcrCode',
  'operatorCode',
  'softwareCode',
  'sellerName',
  'sellerNuis',
  'sellerAddress',
  'sellerTown',
  'sellerCountry',
] as const;
export type MendableFact = (typeof mendableFacts)[number];
export type InvoiceFacts = Readonly<Record<MendableFact, string>>;

export interface FactMend {
  readonly fact: MendableFact;
  readonly before: string;
  readonly after: string;
}

/** Which facts of an invoice differ from those of today. What is empty today is not known better than it was then. */
export function mendsOf(before: InvoiceFacts, today: InvoiceFacts): readonly FactMend[] {
  return mendableFacts
    .map((fact) => ({ fact, before: before[fact], after: today[fact] }))
    .filter((mend) => mend.after !== '' && mend.after !== mend.before);
}

/** The facts an invoice has once it is mended. */
export function mendedFacts(before: InvoiceFacts, mends: readonly FactMend[]): InvoiceFacts {
  return { ...before, ...Object.fromEntries(mends.map(({ fact, after }) => [fact, after])) };
}

const signedFacts: ReadonlySet<MendableFact> = new Set([
  'sellerNuis',
  'businessUnitCode',
  'tcrCode',
  'softwareCode',
]);

/** Whether the NSLF is made of anything that changes; otherwise it stays. */
export const renewsNslf = (mends: readonly FactMend[]): boolean =>
  mends.some(({ fact }) => signedFacts.has(fact));

export const mendHindrances = ['not-refused', 'vat', 'printed'] as const;
export type MendHindrance = (typeof mendHindrances)[number];

export interface InvoiceToMend {
  readonly status: FiscalStatus;
  /** Its NIVF. */
  readonly code: string | null;
  readonly isPrinted: boolean;
  /** Whether the business was in the VAT when it issued the invoice, and whether it is today. */
  readonly wasInVat: boolean;
  readonly isInVat: boolean;
}

/**
 * Why an invoice cannot be mended; null where it can. Whoever came into the VAT or left it since would have to tell other
 * sums, and what stands on paper must be what is told.
 */
export function mendHindranceOf(invoice: InvoiceToMend, mends: readonly FactMend[]): MendHindrance | null {
  if (invoice.status !== 'error' || invoice.code !== null) return 'not-refused';
  if (invoice.wasInVat !== invoice.isInVat) return 'vat';
  return invoice.isPrinted && mends.length > 0 ? 'printed' : null;
}
