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

/** Of a unit, a software or a till that is not registered, and of a number that is not made of them. */
const faultsOfCodes: ReadonlySet<string> = new Set(['41', '42', '53', '60']);
/** Of the content of a message, the code of the operator among it. */
const faultOfContent = '11';

/** Of the standing of the issuer to the VAT. */
const faultOfVat = '44';

const signedFacts: ReadonlySet<MendableFact> = new Set([
  'sellerNuis',
  'businessUnitCode',
  'tcrCode',
  'softwareCode',
]);

/**
 * What a refusal lets change. The tax authority finds the faults of codes only in an invoice that it does not know; any
 * other it may find before it looks whether it does, and an invoice that was taken without our hearing of it must stay
 * what it is. Under the same NSLF nothing is ever registered twice, so the rest may change where the content was refused.
 */
export function mendsAfter(fault: string | null, mends: readonly FactMend[]): readonly FactMend[] {
  if (fault !== null && faultsOfCodes.has(fault)) return mends;
  return fault === faultOfContent ? mends.filter(({ fact }) => !signedFacts.has(fact)) : [];
}

/** Whether it is worth looking what would change: it was refused, or waits because what goes before it was. */
export const mayBeMended = (status: FiscalStatus, fault: string | null): boolean =>
  status === 'error' || (status === 'pending' && fault !== null && faultsOfCodes.has(fault));

/** Whether the NSLF is made of anything that changes; otherwise it stays. */
export const renewsNslf = (mends: readonly FactMend[]): boolean =>
  mends.some(({ fact }) => signedFacts.has(fact));

export const mendHindrances = ['not-refused', 'vat', 'printed', 'referred', 'number-taken'] as const;
export type MendHindrance = (typeof mendHindrances)[number];

export interface InvoiceToMend {
  readonly status: FiscalStatus;
  /** Why it was refused, by the name of the fault. */
  readonly fault: string | null;
  /** Its NIVF. */
  readonly code: string | null;
  /** Whether it left the books. */
  readonly isRetracted: boolean;
  readonly isPrinted: boolean;
  /** Whether the tax authority may have heard of it. */
  readonly isSent: boolean;
  /** Whether another invoice has told its NSLF, or bears it on paper. */
  readonly isReferred: boolean;
  /** Whether the business was in the VAT when it issued the invoice, and whether it is today. */
  readonly wasInVat: boolean;
  readonly isInVat: boolean;
}

/**
 * Why an invoice cannot be mended; null where it can. Whoever came into the VAT or left it since would have to tell other
 * sums, and what stands on paper, or in another message, must be what is told.
 */
export function mendHindranceOf(invoice: InvoiceToMend, mends: readonly FactMend[]): MendHindrance | null {
  const isHeldBack = invoice.status === 'pending' && !invoice.isSent && mends.length > 0;
  if (invoice.code !== null || invoice.isRetracted) return 'not-refused';
  if (invoice.status !== 'error' && !isHeldBack) return 'not-refused';
  const isOfVat = mends.length > 0 || invoice.fault === faultOfVat;
  if (isOfVat && invoice.wasInVat !== invoice.isInVat) return 'vat';
  if (mends.length === 0) return null;
  if (invoice.isPrinted) return 'printed';
  return invoice.isReferred && renewsNslf(mends) ? 'referred' : null;
}
