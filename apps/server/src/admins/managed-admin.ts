import { refuseUnless } from '@tezga/domain';
import { adminRightsOf, lockAdminRights, refuseAboveOwn, type AdminRights } from '../admin-roles/index.ts';
import type { AdminContext } from '../platform/http/context.ts';

/** An admin whom the caller may change; a reseller may change none. */
export async function managedAdmin(
  context: AdminContext,
  userId: string,
  { withClosed = false } = {},
): Promise<{ readonly own: AdminRights; readonly rights: AdminRights }> {
  const own = await lockAdminRights(context);
  const rights = await adminRightsOf(context.transaction, userId, { withClosed });
  refuseUnless(own.kind === 'SA' && rights !== null, 'not-found');
  refuseAboveOwn(own, [rights]);
  return { own, rights };
}
