import { repairsAtOnce, type contract, type OutputOf } from '@tezga/contract';
import { mayBeRepaired } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';
import { serviceOf } from '../waiting-rows.ts';
import type { WaitingInvoice } from '../../fiscal/index.ts';

export type Repair = OutputOf<typeof contract.sales.quoteMend>['invoices'][number];
export type RepairChange = Repair['changes'][number];
type Results = OutputOf<typeof contract.sales.mend>['results'];
type Words = Phrases['mending'];

/**
 * Ids of invoices that fiscalization refused or will refuse, up to the limit of one call. An invoice that only lacks
 * its EIC is already fiscalized.
 */
export const refusedIds = (
  invoices: readonly Pick<WaitingInvoice, '_id' | 'status' | 'fault' | 'deadline'>[],
): string[] =>
  invoices
    .filter(
      (invoice) => mayBeRepaired(invoice.status, invoice.fault) && serviceOf(invoice) === 'fiscalization',
    )
    .slice(0, repairsAtOnce)
    .map(({ _id }) => _id);

/**
 * Whether to show the repair action, or the reason against it: true if the invoice is refused and its values differ
 * from the settings.
 */
export function isOffered(repair: Repair | undefined): repair is Repair {
  if (repair === undefined || repair.hindrance === 'not-refused') return false;
  return repair.hindrance === 'vat' || repair.changes.length > 0;
}

/** The sentence about a possible repair; null if there is none. */
export function repairSentence(words: Words, repair: Repair | undefined): string | null {
  if (!isOffered(repair)) return null;
  return repair.hindrance === null ? words.differs : words.hindrances[repair.hindrance];
}

/** The distinct changes of all invoices that can be repaired. */
export function changesAmong(repairs: readonly Repair[]): RepairChange[] {
  const changes = repairs.flatMap((repair) => (repair.hindrance === null ? repair.changes : []));
  return [...new Map(changes.map((change) => [changeKey(change), change])).values()];
}

export const changeKey = ({ fact, before, after }: RepairChange): string => `${fact} ${before} ${after}`;

/** The outcome of each row: repaired or queued again counts as success, anything else has an error message. */
export function repairResults(words: Words, results: Results): BulkRowResult[] {
  return results.map(({ id, outcome }) => {
    if (outcome === 'mended' || outcome === 'queued') return { id, ok: true };
    const message = outcome === 'not-found' ? words.gone : words.hindrances[outcome];
    return { id, ok: false, message };
  });
}

/** The toast after a success: "repaired" if any invoice changed, else "queued". */
export const doneSentence = (words: Words, results: Results): string =>
  results.some(({ outcome }) => outcome === 'mended') ? words.done : words.queued;
