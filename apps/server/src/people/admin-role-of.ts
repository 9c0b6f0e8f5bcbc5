import type { Transaction } from '../platform/database/transaction.ts';

/** What an admin may do; null for everyone else. */
export async function adminRoleOf(transaction: Transaction, userId: string) {
  const row = await transaction.queries
    .selectFrom('platform.admins as admin')
    .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
    .select('role.permissions')
    .where('admin.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { saPermissions: row.permissions.saPermissions ?? {} };
}
