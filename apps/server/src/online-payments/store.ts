import type { DraftLine, Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface StoredDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly currency: string;
  readonly total: Money;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly invoiceNumber: string | null;
}

const columns = [
  'id',
  'name',
  'description',
  'currency',
  'total',
  'created_at as createdAt',
  'paid_at as paidAt',
  'invoice_number as invoiceNumber',
] as const;

/** The drafts that one business has to pay or has paid. */
export function paymentDraftsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The drafts, the newest first. */
    list(which: 'all' | 'unpaid'): Promise<StoredDraft[]> {
      return queries
        .selectFrom('tenant.payment_drafts')
        .select(columns)
        .where('business_id', '=', businessId)
        .$if(which === 'unpaid', (drafts) => drafts.where('paid_at', 'is', null))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** The lines of the drafts with these ids. */
    async linesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DraftLine[]>> {
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
      for (const { draft_id: draftId, ...line } of rows) lines.get(draftId)?.push(line);
      return lines;
    },
  };
}
