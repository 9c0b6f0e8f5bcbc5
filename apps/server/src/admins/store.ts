import type { AdminKind } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** The accounts of admins. */
export function adminsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** All admins by name, closed ones too; only one if the id is given. */
    async list(onlyId: string | null) {
      const query = queries
        .selectFrom('platform.admins as admin')
        .innerJoin('platform.users as user', 'user.id', 'admin.user_id')
        .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
        .select(['user.id', 'user.kind', 'user.name', 'user.email', 'user.phone', 'user.created_at'])
        .select(['user.deleted_at', 'user.must_change_password', 'admin.updated_at'])
        .select(['role.id as role_id', 'role.code', 'role.description', 'role.permissions'])
        .select((select) =>
          select
            .selectFrom('platform.businesses as business')
            .select((inner) => inner.fn.countAll<bigint>().as('businesses'))
            .whereRef('business.admin_id', '=', 'user.id')
            .where('business.deleted_at', 'is', null)
            .as('businesses'),
        )
        .orderBy('user.name')
        .orderBy('user.id');
      return (onlyId === null ? query : query.where('user.id', '=', onlyId)).execute();
    },

    async setKind(userId: string, kind: AdminKind): Promise<void> {
      await queries.updateTable('platform.users').set({ kind }).where('id', '=', userId).execute();
    },

    async reopen(userId: string): Promise<void> {
      await queries
        .updateTable('platform.users')
        .set({ deleted_at: null })
        .where('id', '=', userId)
        .execute();
    },
  };
}
