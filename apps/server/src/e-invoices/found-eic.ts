import { searchWindows } from '@tezga/domain';
import type { Outcome } from '../platform/tax-authority/tax-authority.ts';
import { leewayMs, sentEInvoices, type Searching } from './sent-e-invoices.ts';

interface Sought {
  /** Of the document. Another program of the business may have given the same number, so what it comes to must fit too. */
  readonly number: string;
  /** What is to be paid, in the currency of the document. */
  readonly payable: string;
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
 * The EIC of an e-invoice whose answer was lost, found by its number and amount among what was received since; null where it
 * is not there, and then sending it again under the same UUID does no harm.
 */
export async function foundEic(
  searching: Searching,
  { number, payable, since, now }: Sought,
): Promise<Outcome<FoundEInvoice | null>> {
  const [from, to] = [new Date(since.getTime() - leewayMs), new Date(now.getTime() + leewayMs)];
  for (const window of searchWindows(from, to))
    for await (const told of sentEInvoices(searching, window)) {
      if (told.kind === 'failure') return told;
      const found = told.value.find(
        ({ DocNumber, PartyType, Amount }) =>
          DocNumber === number && PartyType === 'SELLER' && sizeOf(Amount) === sizeOf(payable),
      );
      if (found === undefined) continue;
      const { EIC, RecDateTime } = found;
      return { kind: 'answer', value: { eic: EIC.toLowerCase(), receivedAt: new Date(RecDateTime) } };
    }
  return { kind: 'answer', value: null };
}

/** Of a credit note some say what is paid below zero and some above. */
const sizeOf = (amount: string): number => Math.abs(Number(amount));
