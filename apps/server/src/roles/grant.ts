import { isFixedRole, isOwner, mayGrant, refuseUnless, type ProductPermissions } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { rolesStore, type RoleRecord } from './store.ts';

/** Who gives or takes roles, and where. */
export type Granting = Pick<BusinessContext, 'transaction' | 'businessId' | 'role'>;

/** Refuses what would give more than the caller has; the owner may give everything. */
export async function refuseAboveOwn(
  { transaction, businessId, role }: Granting,
  wanted: readonly ProductPermissions[],
): Promise<void> {
  if (isOwner(role)) return;
  const own = await rolesStore(transaction, businessId).one(role.id);
  refuseUnless(own !== null && wanted.every((each) => mayGrant(own, each)), 'not-permitted');
}

/** Refuses to touch people who may do more than the caller: their PIN or their place would be a way to their power. */
export async function refuseHoldersAboveOwn(granting: Granting, roleIds: readonly string[]): Promise<void> {
  if (isOwner(granting.role)) return;
  const { transaction, businessId } = granting;
  const roles = await rolesStore(transaction, businessId).hold(roleIds, 'share');
  refuseUnless(!roles.some(({ code }) => isFixedRole(code)), 'not-permitted');
  await refuseAboveOwn(granting, roles);
}

/** The role someone is to be given; it stays as it is, and is not deleted, before they have it. */
export async function roleToGive(granting: Granting, roleId: string): Promise<RoleRecord> {
  const { transaction, businessId } = granting;
  const [role] = await rolesStore(transaction, businessId).hold([roleId], 'share');
  refuseUnless(role !== undefined && !role.isDeleted, 'not-found');
  refuseUnless(!isFixedRole(role.code), 'role-fixed');
  await refuseAboveOwn(granting, [role]);
  return role;
}

/** The roles that people who are gone had, to be given again; one that was deleted meanwhile comes back with them. */
export async function rolesToGiveAgain(
  granting: Granting,
  roleIds: readonly string[],
  at: Date,
): Promise<void> {
  const { transaction, businessId } = granting;
  const held = await rolesStore(transaction, businessId).hold(roleIds, 'change');
  refuseUnless(!held.some(({ code }) => isFixedRole(code)), 'role-fixed');
  await refuseAboveOwn(granting, held);
  const deleted = held.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  if (deleted.length > 0) await changingStore(transaction, businessId).setDeleted(deleted, null, at);
}
