import type { DraftLine, Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { insertRows } from '../platform/documents/insert-rows.ts';

export interface StoredDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly currency: string;
  readonly total: Money;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly lines: readonly DraftLine[];
}

export interface NewDraft extends Omit<StoredDraft, 'paidAt'> {
  readonly createdBy: { readonly id: string; readonly name: string };
}

/** The drafts that one business has to pay or has paid. */
export function paymentDraftsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;

  async function linesOf(ids: readonly string[]): Promise<ReadonlyMap<string, DraftLine[]>> {
    const lines = new Map<string, DraftLine[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return lines;
    const rows = await queries
      .selectFrom('tenant.payment_draft_lines')
      .select(['draft_id', 'name', 'unit', 'quantity', 'price', 'vat_id as vat'])
      .where('business_id', '=', businessId)
      .where('draft_id', 'in', ids)
      .orderBy('draft_id')
      .orderBy('place')
      .execute();
    for (const { draft_id: draftId, ...line } of rows) lines.get(draftId)?.push(line as DraftLine);
    return lines;
  }

  return {
    /** The newest first. */
    async list(which: 'all' | 'unpaid'): Promise<StoredDraft[]> {
      const rows = await queries
        .selectFrom('tenant.payment_drafts')
        .select([
          'id',
          'name',
          'description',
          'currency',
          'total',
          'created_at as createdAt',
          'paid_at as paidAt',
        ])
        .where('business_id', '=', businessId)
        .$if(which === 'unpaid', (drafts) => drafts.where('paid_at', 'is', null))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const lines = await linesOf(rows.map(({ id }) => id));
      return rows.map((row) => ({ ...row, total: row.total as Money, lines: lines.get(row.id) ?? [] }));
    },

    /** False if the business has an unpaid draft already. */
    async add({ lines, createdAt, createdBy, ...draft }: NewDraft): Promise<boolean> {
      const { numInsertedOrUpdatedRows: added = 0n } = await queries
        .insertInto('tenant.payment_drafts')
        .values({
          ...draft,
          business_id: businessId,
          created_at: createdAt,
          created_by: createdBy.id,
          created_by_name: createdBy.name,
        })
        .onConflict((conflict) => conflict.columns(['business_id']).where('paid_at', 'is', null).doNothing())
        .executeTakeFirstOrThrow();
      if (added === 0n) return false;
      await insertRows(
        transaction,
        'tenant.payment_draft_lines',
        lines.map(({ vat, ...line }, place) => ({
          ...line,
          business_id: businessId,
          draft_id: draft.id,
          place: place + 1,
          vat_id: vat,
        })),
      );
      return true;
    },
  };
}
