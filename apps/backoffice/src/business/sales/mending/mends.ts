import { repairsAtOnce, type contract, type OutputOf } from '@tezga/contract';
import { mayBeRepaired } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';
import { serviceOf } from '../waiting-rows.ts';
import type { WaitingInvoice } from '../../fiscal/index.ts';

export type Mend = OutputOf<typeof contract.sales.quoteMend>['invoices'][number];
export type MendChange = Mend['changes'][number];
type Results = OutputOf<typeof contract.sales.mend>['results'];
type Words = Phrases['mending'];

/** Those that the tax authority refused, or would refuse, as many as are looked at in one call; what lacks only its EIC was taken. */
export const refusedIds = (
  invoices: readonly Pick<WaitingInvoice, '_id' | 'status' | 'fault' | 'deadline'>[],
): string[] =>
  invoices
    .filter(
      (invoice) => mayBeRepaired(invoice.status, invoice.fault) && serviceOf(invoice) === 'fiscalization',
    )
    .slice(0, repairsAtOnce)
    .map(({ _id }) => _id);

/** Whether there is something to mend, or to explain: the settings differ from what the invoice says. */
export function isOffered(mend: Mend | undefined): mend is Mend {
  if (mend === undefined || mend.hindrance === 'not-refused') return false;
  return mend.hindrance === 'vat' || mend.changes.length > 0;
}

/** What there is to say of it; null where there is nothing. */
export function mendSentence(words: Words, mend: Mend | undefined): string | null {
  if (!isOffered(mend)) return null;
  return mend.hindrance === null ? words.differs : words.hindrances[mend.hindrance];
}

/** What changes in any of them, each change once; what cannot be mended changes nothing. */
export function changesAmong(mends: readonly Mend[]): MendChange[] {
  const changes = mends.flatMap((mend) => (mend.hindrance === null ? mend.changes : []));
  return [...new Map(changes.map((change) => [changeKey(change), change])).values()];
}

export const changeKey = ({ fact, before, after }: MendChange): string => `${fact} ${before} ${after}`;

/** What became of each: on its way, mended or as it was, or why it is not. */
export function mendResults(words: Words, results: Results): BulkRowResult[] {
  return results.map(({ id, outcome }) => {
    if (outcome === 'mended' || outcome === 'queued') return { id, ok: true };
    const message = outcome === 'not-found' ? words.gone : words.hindrances[outcome];
    return { id, ok: false, message };
  });
}

/** What is said once one is on its way. */
export const doneSentence = (words: Words, results: Results): string =>
  results.some(({ outcome }) => outcome === 'mended') ? words.done : words.queued;
