import { refuseUnless, type AdminRoleCode } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { refuseAboveOwn, type AdminRights } from './admin-rights.ts';
import { adminRolesStore, type AdminRoleRecord } from './store.ts';

/** Gives an admin this role in the place of the earlier one. */
export async function assignRole(transaction: Transaction, userId: string, roleId: string): Promise<void> {
  await transaction.queries
    .insertInto('platform.admins')
    .values({ user_id: userId, role_id: roleId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role_id: roleId }))
    .execute();
}

/** The oldest role with this code: the role that a migration inserted, unless it was deleted. */
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

/** Locks the role to assign until the transaction ends; refuses a role with more rights than the caller's own role. */
export async function roleToGive(
  transaction: Transaction,
  own: AdminRights,
  roleId: string,
): Promise<AdminRoleRecord> {
  const [role] = await adminRolesStore(transaction).lock([roleId]);
  refuseUnless(role !== undefined, 'not-found');
  refuseAboveOwn(own, [role]);
  return role;
}
