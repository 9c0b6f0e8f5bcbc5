import { mendsAtOnce, type contract, type OutputOf } from '@tezga/contract';
import { mayBeMended } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';
import { serviceOf } from '../waiting-rows.ts';
import type { WaitingInvoice } from '../../fiscal/index.ts';

export type Repair = OutputOf<typeof contract.sales.quoteMend>['invoices'][number];
export type RepairChange = Repair['changes'][number];
type Results = OutputOf<typeof contract.sales.mend>['results'];
type Words = Phrases['mending'];

/** Those that the tax authority refused, or would refuse, as many as are looked at in one call; what lacks only its EIC was taken. */
export const refusedIds = (
  invoices: readonly Pick<WaitingInvoice, '_id' | 'status' | 'fault' | 'deadline'>[],
): string[] =>
  invoices
    .filter((invoice) => mayBeMended(invoice.status, invoice.fault) && serviceOf(invoice) === 'fiscalization')
    .slice(0, mendsAtOnce)
    .map(({ _id }) => _id);

/** Whether there is something to repair, or to explain: the settings differ from what the invoice says. */
export function isOffered(repair: Repair | undefined): repair is Repair {
  if (repair === undefined || repair.hindrance === 'not-refused') return false;
  return repair.hindrance === 'vat' || repair.changes.length > 0;
}

/** What there is to say of it; null where there is nothing. */
export function repairSentence(words: Words, repair: Repair | undefined): string | null {
  if (!isOffered(repair)) return null;
  return repair.hindrance === null ? words.differs : words.hindrances[repair.hindrance];
}

/** What changes in any of them, each change once; what cannot be mended changes nothing. */
export function changesAmong(repairs: readonly Repair[]): RepairChange[] {
  const changes = repairs.flatMap((repair) => (repair.hindrance === null ? repair.changes : []));
  return [...new Map(changes.map((change) => [changeKey(change), change])).values()];
}

export const changeKey = ({ fact, before, after }: RepairChange): string => `${fact} ${before} ${after}`;

/** What became of each: on its way, mended or as it was, or why it is not. */
export function repairResults(words: Words, results: Results): BulkRowResult[] {
  return results.map(({ id, outcome }) => {
    if (outcome === 'mended' || outcome === 'queued') return { id, ok: true };
    const message = outcome === 'not-found' ? words.gone : words.hindrances[outcome];
    return { id, ok: false, message };
  });
}

/** What is said once one is on its way. */
export const doneSentence = (words: Words, results: Results): string =>
  results.some(({ outcome }) => outcome === 'mended') ? words.done : words.queued;
