import { draftTotal, tiranaDay, type DraftLine, type OnlineCurrency } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { paymentDraftsStore } from './store.ts';

interface WantedDraft {
  readonly name: string;
  readonly description: string;
  readonly currency: OnlineCurrency;
  readonly lines: readonly DraftLine[];
  readonly createdBy: { readonly id: string; readonly name: string };
  readonly at: Date;
}

/**
 * Adds a draft that the business of this transaction has to pay; null if it still has an unpaid one, because a
 * business pays one draft after the other.
 */
export async function addPaymentDraft(
  transaction: Transaction,
  businessId: string,
  { at, ...wanted }: WantedDraft,
): Promise<string | null> {
  const id = newRecordId(at);
  const total = draftTotal(wanted.lines, tiranaDay(at));
  const isAdded = await paymentDraftsStore(transaction, businessId).add({
    ...wanted,
    id,
    total,
    createdAt: at,
  });
  return isAdded ? id : null;
}
