import { searchWindows } from '@tezga/domain';
import type { Outcome } from '../platform/tax-authority/tax-authority.ts';
import { leewayMs, sentEInvoices, type Searching } from './sent-e-invoices.ts';

interface Sought {
  /** Of the document. */
  readonly number: string;
  /** When it may have been sent for the first time. */
  readonly since: Date;
  readonly now: Date;
}

export interface FoundEInvoice {
  readonly eic: string;
  /** When the central platform got it. */
  readonly receivedAt: Date;
}

/**
 * The EIC of an e-invoice whose answer was lost, found by its number among what was received since; null where it is not
 * there, and then sending it again under the same UUID does no harm.
 */
export async function foundEic(
  searching: Searching,
  { number, since, now }: Sought,
): Promise<Outcome<FoundEInvoice | null>> {
  for (const window of searchWindows(new Date(since.getTime() - leewayMs), now))
    for await (const told of sentEInvoices(searching, window)) {
      if (told.kind === 'failure') return told;
      const found = told.value.find(
        ({ DocNumber, PartyType }) => DocNumber === number && PartyType === 'SELLER',
      );
      if (found === undefined) continue;
      const { EIC, RecDateTime } = found;
      return { kind: 'answer', value: { eic: EIC.toLowerCase(), receivedAt: new Date(RecDateTime) } };
    }
  return { kind: 'answer', value: null };
}
