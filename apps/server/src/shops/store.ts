import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { shopColumns } from './shop-row.ts';

/** The shops of one business. */
export function shopsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async list() {
      return shopsOf(transaction, { businessId });
    },

    /**
     * Counts how many of the ids are shops of this business; with a lock, these shops cannot be deleted before the
     * transaction ends.
     */
    async countOf(ids: readonly string[], { isLocking }: { readonly isLocking: boolean }): Promise<number> {
      const own = queries
        .selectFrom('tenant.shops')
        .select('id')
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .orderBy('id');
      return (await (isLocking ? own.forKeyShare() : own).execute()).length;
    },

    /**
     * Locks all shops of the business, because whether one may be deleted or hidden depends on the others.
     */
    async lockAll() {
      return queries
        .selectFrom('tenant.shops')
        .select(['id', 'name', 'is_hidden', 'updated_at'])
        .where('business_id', '=', businessId)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async lock(id: string) {
      const shop = await queries
        .selectFrom('tenant.shops')
        .select(shopColumns)
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return shop ?? null;
    },
  };
}

const shopsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries.selectFrom('tenant.shops').select(shopColumns).where('business_id', '=', businessId),
);
