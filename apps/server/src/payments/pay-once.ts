import type { contract } from '@tezga/contract';
import { asMoney, noMoney, paidStateOf, type Allocation, type Money } from '@tezga/domain';
import type { z } from 'zod';
import { refuseOther, retryIfTaken } from '../platform/documents/same-document.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import type { PaymentRow } from './insert-payment.ts';
import type { ChargedItem } from './store.ts';

export type Paid = z.output<typeof contract.payments.pay.output>;

export type Paying = Pick<
  BusinessContext,
  'transaction' | 'businessId' | 'clock' | 'config' | 'note' | 'language' | 'phrasesIn'
> & { readonly person: Pick<BusinessContext['person'], 'id' | 'name'> };

/**
 * Makes a payment once. The id that the caller chooses (`ownId`) is the idempotency key: a repeated call gets the
 * payment of the first call, and is refused if its content differs.
 */
export async function payOnce(
  context: Pick<Paying, 'transaction' | 'businessId' | 'note'>,
  ownId: string,
  fingerprint: Buffer,
  make: () => Promise<MadePayment>,
): Promise<MadePayment> {
  const { transaction, businessId, note } = context;
  // An advisory lock makes a repeated call wait for the first one. Without it, the repeated call would find nothing
  // open and be refused.
  await transaction.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `payment ${businessId} ${ownId}`,
  ]);
  const earlier = await transaction.queries
    .selectFrom('tenant.payments')
    .select(['id', 'number_text', 'fingerprint', 'rest'])
    .where('business_id', '=', businessId)
    .where('own_id', '=', ownId)
    .executeTakeFirst();
  if (earlier !== undefined) {
    refuseOther(earlier, fingerprint, 'payment-made-otherwise');
    return madeBefore(context, earlier);
  }
  const made = await make().catch(retryIfTaken('payments_own'));
  note(made.numberText);
  return made;
}

export interface MadePayment {
  readonly id: string;
  readonly numberText: string;
  readonly rest: Money;
  readonly documents: Paid['documents'];
}

/** The reply to a repeated call. The documents have their current states. */
async function madeBefore(
  { transaction, businessId }: Pick<Paying, 'transaction' | 'businessId'>,
  { id, number_text: numberText, rest }: Pick<PaymentRow, 'id' | 'number_text' | 'rest'>,
): Promise<MadePayment> {
  const rows = await transaction.run<{
    readonly id: string;
    readonly settled: bigint;
    readonly charged: bigint;
    readonly open: bigint;
  }>(
    `select allocation.document_id as id, allocation.settled, item.charged_mon as charged, item.open_mon as open
     from tenant.payment_allocations allocation
     join tenant.payments payment on payment.business_id = $1 and payment.id = allocation.payment_id
     join tenant.open_items item on item.business_id = $1 and item.side = payment.side
       and item.subject_id = payment.subject_id and item.document_id = allocation.document_id
     where allocation.business_id = $1 and allocation.payment_id = $2 order by allocation.place`,
    [businessId, id],
  );
  return {
    id,
    numberText,
    rest: asMoney(rest),
    documents: rows.map((row) => ({
      _id: row.id,
      settled: asMoney(row.settled),
      paidState: paidStateOf(row.charged, row.open),
    })),
  };
}

/** The documents that a payment settled, as the reply shows them: the settled amount and the paid state after it. */
export function paidDocuments(
  allocations: readonly Allocation[],
  items: readonly ChargedItem[],
): Paid['documents'] {
  const found = new Map(items.map((item) => [item.documentId, item]));
  return allocations.map(({ item: { documentId }, settled }) => {
    const { chargedMon = noMoney, open } = found.get(documentId) ?? {};
    const before = open?.mon ?? noMoney;
    const left = before < 0n ? before + settled.mon : before - settled.mon;
    return { _id: documentId, settled: settled.mon, paidState: paidStateOf(chargedMon, left) };
  });
}

export const paidReply = ({ id, numberText, rest, documents }: MadePayment, message: string): Paid => ({
  _id: id,
  paymentNumber: numberText,
  message,
  rest,
  documents,
});
