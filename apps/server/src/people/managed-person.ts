import { mayChangeAdmin, refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { peopleStore } from './people-store.ts';

/**
 * A user whom the caller may change. A super admin may change all users except admins with more rights; a
 * reseller only users who work in managed businesses only, because a changed user can access every business
 * of that user.
 */
export async function managedPerson({ transaction, person, role }: AdminContext, userId: string) {
  const people = peopleStore(transaction);
  const found = await people.lock(userId);
  refuseUnless(found !== null, 'not-found');
  const businesses = await people.businessesOf(userId);
  const isTheirs =
    found.kind === 'business' &&
    businesses.length > 0 &&
    businesses.every(({ adminId }) => adminId === person.id);
  refuseUnless(person.kind === 'SA' || isTheirs, 'not-found');
  const adminRole = await adminRoleOf(transaction, userId);
  refuseUnless(adminRole === null || mayChangeAdmin(role, adminRole), 'not-permitted');
  return { ...found, businesses };
}

/** The role of an admin; null for all other users. */
async function adminRoleOf(transaction: Transaction, userId: string) {
  const row = await transaction.queries
    .selectFrom('platform.admins as admin')
    .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
    .select('role.permissions')
    .where('admin.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { saPermissions: row.permissions.saPermissions ?? {} };
}
