import { laterVersion } from '../platform/database/later-version.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

interface HandOver {
  readonly businessId: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
}

export function transferStore({ queries }: Transaction) {
  return {
    /**
     * The caller must have bound the transaction to this business, because row-level security checks the inserted
     * row.
     */
    async handOver({ businessId, from, to, by }: HandOver, at: Date): Promise<void> {
      await queries
        .updateTable('platform.businesses')
        .set({ admin_id: to, updated_at: laterVersion(at) })
        .where('id', '=', businessId)
        .execute();
      await queries
        .insertInto('tenant.transfers_to_sellers')
        .values({
          business_id: businessId,
          id: newRecordId(at),
          from_admin_id: from,
          to_admin_id: to,
          by_id: by,
        })
        .execute();
    },
  };
}
