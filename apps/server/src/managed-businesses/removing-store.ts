import { sql } from 'kysely';
import { laterVersion } from '../platform/database/later-version.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { refusingTakenNipt } from './adding-store.ts';

/** Deletes and restores one business; its data stays. */
export function removingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const changing = queries.updateTable('platform.businesses').where('id', '=', businessId);
  return {
    /**
     * Locks the row of the business. The lock waits for every transaction that has inserted a row of the business,
     * because the foreign key of that row holds a share lock. Null if the business is deleted. `isChanged` says that
     * the row changed after `seen` (seconds since 1970).
     */
    async lock(seen: number | null) {
      const row = await queries
        .selectFrom('platform.businesses')
        .select('name')
        .select(sql<boolean>`coalesce(listed_at >= to_timestamp(${seen}::float8 + 1), false)`.as('isChanged'))
        .where('id', '=', businessId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    async setDeleted(at: Date): Promise<void> {
      await changing.set({ deleted_at: at, updated_at: laterVersion(at) }).execute();
    },

    async endSessions(at: Date): Promise<void> {
      await queries
        .updateTable('platform.sessions')
        .set({ ended_at: at })
        .where('business_id', '=', businessId)
        .where('ended_at', 'is', null)
        .execute();
    },

    async restore(at: Date): Promise<void> {
      await refusingTakenNipt(changing.set({ deleted_at: null, updated_at: laterVersion(at) }).execute());
    },
  };
}
