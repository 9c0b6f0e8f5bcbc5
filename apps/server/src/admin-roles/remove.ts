import type { contract } from '@tezga/contract';
import { isFixedAdminRole, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { lockAdminRights, refuseAboveOwn, refuseReseller } from './admin-rights.ts';
import { changingStore } from './changing-store.ts';
import { adminRolesStore } from './store.ts';

/** Deletes all of the roles or none. Admins whose account is closed still have the deleted role. */
export const remove: Handler<typeof contract.adminRoles.remove> = async ({ deleteIds }, context) => {
  const { transaction, clock } = context;
  const own = await lockAdminRights(context);
  refuseReseller(own);
  const ids = [...new Set(deleteIds)];
  const store = adminRolesStore(transaction);
  const roles = await store.lock(ids);
  refuseUnless(roles.length === ids.length, 'not-found');
  refuseUnless(!roles.some(({ code }) => isFixedAdminRole(code)), 'admin-role-fixed');
  refuseAboveOwn(own, roles);
  refuseUnless((await store.countAdmins(ids)) === 0, 'admin-role-in-use');
  await changingStore(transaction).remove(ids, clock.now());
  context.note(roles.map(({ description }) => description).join(', '));
  return {};
};
