import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';

/** Counts and locks the businesses that this admin manages: a super admin all, a reseller the assigned ones. */
export function managedStore({ queries }: Transaction, { id, kind }: Pick<Person, 'id' | 'kind'>) {
  const all = queries.selectFrom('platform.businesses as business');
  const managed = kind === 'SA' ? all : all.where('business.admin_id', '=', id);
  return {
    /** The number of managed businesses in which this user works, or that this user owns or manages. */
    async countOf(userId: string): Promise<number> {
      const rows = await managed
        .select('business.id')
        .where('business.deleted_at', 'is', null)
        .where((where) =>
          where.or([
            where('business.owner_id', '=', userId),
            where('business.admin_id', '=', userId),
            where.exists(
              where
                .selectFrom('platform.memberships as membership')
                .select('membership.user_id')
                .whereRef('membership.business_id', '=', 'business.id')
                .where('membership.user_id', '=', userId)
                .where('membership.state', '=', 'accepted'),
            ),
          ]),
        )
        .execute();
      return rows.length;
    },

    /** Locks the managed businesses among these ids. Lock order: by id, so that two transfers do not deadlock. */
    async lock(ids: readonly string[]) {
      return managed
        .select(['business.id', 'business.name', 'business.admin_id as adminId'])
        .where('business.deleted_at', 'is', null)
        .where('business.id', 'in', ids)
        .orderBy('business.id')
        .forNoKeyUpdate()
        .execute();
    },

    /** Locks a deleted business and returns its name; null if there is none. */
    async lockDeleted(businessId: string): Promise<string | null> {
      const row = await managed
        .select('business.name')
        .where('business.deleted_at', 'is not', null)
        .where('business.id', '=', businessId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row?.name ?? null;
    },
  };
}
