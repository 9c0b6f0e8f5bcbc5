import type { AdminRoleCode } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** Gives an admin this role in the place of the earlier one. */
export async function assignRole(transaction: Transaction, userId: string, roleId: string): Promise<void> {
  await transaction.queries
    .insertInto('platform.admins')
    .values({ user_id: userId, role_id: roleId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role_id: roleId }))
    .execute();
}

/** The oldest role with this code: the one that a migration has inserted, unless it was deleted. */
export async function defaultRole(transaction: Transaction, code: AdminRoleCode): Promise<string> {
  const { id } = await transaction.queries
    .selectFrom('platform.admin_roles')
    .select('id')
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
