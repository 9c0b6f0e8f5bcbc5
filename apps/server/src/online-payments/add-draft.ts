import { draftTotal, tiranaDay, type DraftLine, type OnlineCurrency } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { insertRows } from '../platform/documents/insert-rows.ts';
import { newRecordId } from '../platform/record-ids.ts';

interface WantedDraft {
  readonly name: string;
  readonly description: string;
  readonly currency: OnlineCurrency;
  readonly lines: readonly DraftLine[];
  readonly createdBy: { readonly id: string; readonly name: string };
  readonly at: Date;
}

/**
 * Adds a draft that the business of this transaction has to pay; null if the business already has an unpaid draft,
 * because it may have only one.
 */
export async function addPaymentDraft(
  transaction: Transaction,
  businessId: string,
  { name, description, currency, lines, createdBy, at }: WantedDraft,
): Promise<string | null> {
  const id = newRecordId(at);
  const { numInsertedOrUpdatedRows: added = 0n } = await transaction.queries
    .insertInto('tenant.payment_drafts')
    .values({
      business_id: businessId,
      id,
      name,
      description,
      currency,
      total: draftTotal(lines, tiranaDay(at)),
      created_at: at,
      created_by: createdBy.id,
      created_by_name: createdBy.name,
    })
    .onConflict((conflict) => conflict.columns(['business_id']).where('paid_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n) return null;
  const rows = lines.map(({ vat, ...line }, place) => ({
    business_id: businessId,
    draft_id: id,
    place: place + 1,
    name: line.name,
    unit: line.unit,
    quantity: line.quantity,
    price: line.price,
    vat_id: vat,
  }));
  await insertRows(transaction, 'tenant.payment_draft_lines', rows);
  return id;
}
