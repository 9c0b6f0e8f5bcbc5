import { searchWindows } from '@tezga/domain';
import type { Outcome } from '../platform/tax-authority/tax-authority.ts';
import { leewayMs, sentEInvoices, type Searching } from './sent-e-invoices.ts';

interface EicSearch {
  /** Document number. Another program of the business may use the same number, so the amount must match too. */
  readonly number: string;
  /** The payable amount, in the currency of the document. */
  readonly payable: string;
  /** The earliest time at which the e-invoice may have been sent. */
  readonly since: Date;
  readonly now: Date;
}

export interface FoundEInvoice {
  readonly eic: string;
  /** When the central platform received the e-invoice. */
  readonly receivedAt: Date;
}

/**
 * Recovers the EIC of an e-invoice whose response was lost: searches the received e-invoices by number and amount.
 * Null if the central platform does not have it; then the server may resend it, with the same UUID as idempotency
 * key.
 */
export async function foundEic(
  searching: Searching,
  { number, payable, since, now }: EicSearch,
): Promise<Outcome<FoundEInvoice | null>> {
  const [from, to] = [new Date(since.getTime() - leewayMs), new Date(now.getTime() + leewayMs)];
  for (const window of searchWindows(from, to))
    for await (const page of sentEInvoices(searching, window)) {
      if (page.kind === 'failure') return page;
      const found = page.value.find(
        ({ DocNumber, PartyType, Amount }) =>
          DocNumber === number && PartyType === 'SELLER' && sizeOf(Amount) === sizeOf(payable),
      );
      if (found === undefined) continue;
      const { EIC, RecDateTime } = found;
      return { kind: 'answer', value: { eic: EIC.toLowerCase(), receivedAt: new Date(RecDateTime) } };
    }
  return { kind: 'answer', value: null };
}

/** Programs state the amount of a credit note either as negative or as positive. */
const sizeOf = (amount: string): number => Math.abs(Number(amount));
