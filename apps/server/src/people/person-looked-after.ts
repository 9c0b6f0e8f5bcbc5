import { mayChangeAdmin, refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { peopleStore } from './people-store.ts';

/**
 * Someone whose account the caller may change. A super admin may change all but admins who may do more than they; a
 * reseller only people who work nowhere but in businesses the reseller looks after, because a changed account opens
 * every business it belongs to.
 */
export async function personLookedAfter({ transaction, person, role }: AdminContext, userId: string) {
  const people = peopleStore(transaction);
  const found = await people.hold(userId);
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

/** What an admin may do; null for everyone else. */
async function adminRoleOf(transaction: Transaction, userId: string) {
  const row = await transaction.queries
    .selectFrom('platform.admins as admin')
    .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
    .select('role.permissions')
    .where('admin.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { saPermissions: row.permissions.saPermissions ?? {} };
}
