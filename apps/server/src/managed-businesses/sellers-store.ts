import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';

/**
 * The admins to whom this admin may hand a business over: for a super admin all, for a reseller the super admins,
 * because resellers do not see each other.
 */
export function sellersStore({ queries }: Transaction, { kind }: Pick<Person, 'kind'>) {
  const sellers = queries
    .selectFrom('platform.users as user')
    .innerJoin('platform.admins as admin', 'admin.user_id', 'user.id')
    .where('user.deleted_at', 'is', null)
    .where('user.kind', 'in', kind === 'SA' ? ['SA', 'RS'] : ['SA']);
  return {
    async list() {
      return sellers.select(['user.id', 'user.name', 'user.email', 'user.kind']).execute();
    },

    /** Locks the admin, so that the admin is not closed while receiving a business. */
    async lock(id: string): Promise<boolean> {
      const row = await sellers
        .select('user.id')
        .where('user.id', '=', id)
        .forShare('user')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
