import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';

/**
 * The admins to whom this admin may transfer a business. A super admin may choose every admin; a reseller only super
 * admins, because resellers do not see each other.
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

    /** Locks the admin, so that the account is not closed during the transfer to it. */
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
