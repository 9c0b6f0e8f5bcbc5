import type { FiscalStatus } from './fiscal-status.ts';

/** The facts that an invoice copies from the settings when it is issued, and again when it is repaired. */
export const repairableFacts = [
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
export type RepairableFact = (typeof repairableFacts)[number];
export type InvoiceFacts = Readonly<Record<RepairableFact, string>>;

export interface FactChange {
  readonly fact: RepairableFact;
  readonly before: string;
  readonly after: string;
}

/** The facts that differ between an invoice and the current settings. An empty setting is ignored. */
export function changedFacts(before: InvoiceFacts, today: InvoiceFacts): readonly FactChange[] {
  return repairableFacts
    .map((fact) => ({ fact, before: before[fact], after: today[fact] }))
    .filter((change) => change.after !== '' && change.after !== change.before);
}

/** The facts of an invoice after the repair. */
export function repairedFacts(before: InvoiceFacts, changes: readonly FactChange[]): InvoiceFacts {
  return { ...before, ...Object.fromEntries(changes.map(({ fact, after }) => [fact, after])) };
}

/**
 * Faults that a business unit, software or till is not registered, or that the invoice number does not match
 * them.
 */
const faultsOfCodes: ReadonlySet<string> = new Set(['41', '42', '53', '60']);
const factOf: Readonly<Record<string, RepairableFact>> = {
  '37': 'sellerNuis',
  '41': 'businessUnitCode',
  '42': 'softwareCode',
  '52': 'sellerNuis',
  '53': 'tcrCode',
  '55': 'sellerNuis',
  '57': 'tcrCode',
};

/** The fact of the invoice that a fault is about; null if the fault is about something else. */
export const factOfFault = (fault: string | null): RepairableFact | null =>
  fault === null ? null : (factOf[fault] ?? null);

/** Fault in the content of the message, for example a wrong operator code. */
const faultOfContent = '11';

/** Fault about the VAT registration of the issuer. */
const faultOfVat = '44';

const signedFacts: ReadonlySet<RepairableFact> = new Set([
  'sellerNuis',
  'businessUnitCode',
  'tcrCode',
  'softwareCode',
]);

/**
 * The changes that a repair may make after a fault. After a fault about codes all facts may change, because the tax
 * authority reports such a fault only for an invoice that it does not have. Before any other fault the tax authority
 * may have accepted the invoice and only its reply was lost, so no fact may change. The exception is a fault of the
 * content: the facts outside the NSLF may change, because the tax authority never registers the same NSLF twice.
 */
export function changesAllowedAfter(
  fault: string | null,
  changes: readonly FactChange[],
): readonly FactChange[] {
  if (fault !== null && faultsOfCodes.has(fault)) return changes;
  return fault === faultOfContent ? changes.filter(({ fact }) => !signedFacts.has(fact)) : [];
}

/**
 * Whether a screen asks the server if the invoice can be repaired: the invoice was refused, or is pending because an
 * earlier document was refused.
 */
export const mayBeRepaired = (status: FiscalStatus, fault: string | null): boolean =>
  status === 'error' || (status === 'pending' && fault !== null && faultsOfCodes.has(fault));

/** Whether a changed fact is part of the NSLF, so that the NSLF must be computed again. */
export const renewsNslf = (changes: readonly FactChange[]): boolean =>
  changes.some(({ fact }) => signedFacts.has(fact));

export const repairHindrances = ['not-refused', 'vat', 'printed', 'referred', 'number-taken'] as const;
export type RepairHindrance = (typeof repairHindrances)[number];

export interface InvoiceToRepair {
  readonly status: FiscalStatus;
  /** The name of the last fault. */
  readonly fault: string | null;
  /** The NIVF of the invoice. */
  readonly code: string | null;
  /** Whether the invoice was retracted. */
  readonly isRetracted: boolean;
  readonly isPrinted: boolean;
  /** Whether the tax authority may have received the invoice. */
  readonly isSent: boolean;
  /** Whether another invoice that contains the NSLF of this one was submitted or printed. */
  readonly isReferred: boolean;
  /** Whether the business was registered for VAT when it issued the invoice, and whether it is today. */
  readonly wasInVat: boolean;
  readonly isInVat: boolean;
}

/**
 * Why an invoice cannot be repaired; null if it can. A changed VAT registration would change the amounts, and
 * an invoice that is printed or that another invoice refers to must be submitted unchanged.
 */
export function repairHindranceOf(
  invoice: InvoiceToRepair,
  changes: readonly FactChange[],
): RepairHindrance | null {
  const isNeverSent = invoice.status === 'pending' && !invoice.isSent && changes.length > 0;
  if (invoice.code !== null || invoice.isRetracted) return 'not-refused';
  if (invoice.status !== 'error' && !isNeverSent) return 'not-refused';
  const isOfVat = changes.length > 0 || invoice.fault === faultOfVat;
  if (isOfVat && invoice.wasInVat !== invoice.isInVat) return 'vat';
  if (changes.length === 0) return null;
  if (invoice.isPrinted) return 'printed';
  return invoice.isReferred && renewsNslf(changes) ? 'referred' : null;
}
