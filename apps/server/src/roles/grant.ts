import { isFixedRole, isOwner, mayGrant, refuseUnless, type ProductPermissions } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { rolesStore, type RoleRecord } from './store.ts';

/** The caller who grants or revokes roles, and the business. */
export type Granting = Pick<BusinessContext, 'transaction' | 'businessId' | 'role'>;

/** Refuses permissions above the caller's own; the owner may grant all. */
export async function refuseAboveOwn(
  { transaction, businessId, role }: Granting,
  wanted: readonly ProductPermissions[],
): Promise<void> {
  if (isOwner(role)) return;
  const own = await rolesStore(transaction, businessId).one(role.id);
  refuseUnless(own !== null && wanted.every((each) => mayGrant(own, each)), 'not-permitted');
}

/**
 * Refuses a caller who would change users with more rights than the caller: by setting the PIN or the employment of
 * such a user, the caller would get these rights.
 */
export async function refuseHoldersAboveOwn(granting: Granting, roleIds: readonly string[]): Promise<void> {
  if (isOwner(granting.role)) return;
  const { transaction, businessId } = granting;
  const roles = await rolesStore(transaction, businessId).lock(roleIds, 'share');
  refuseUnless(!roles.some(({ code }) => isFixedRole(code)), 'not-permitted');
  await refuseAboveOwn(granting, roles);
}

/** Reads the role to grant. A share lock keeps it from being changed or deleted before the transaction ends. */
export async function roleToGive(granting: Granting, roleId: string): Promise<RoleRecord> {
  const { transaction, businessId } = granting;
  const [role] = await rolesStore(transaction, businessId).lock([roleId], 'share');
  refuseUnless(role !== undefined && !role.isDeleted, 'not-found');
  refuseUnless(!isFixedRole(role.code), 'role-fixed');
  await refuseAboveOwn(granting, [role]);
  return role;
}

/** Checks the former roles of employees who are restored. A role that was deleted since is restored too. */
export async function rolesToGiveAgain(
  granting: Granting,
  roleIds: readonly string[],
  at: Date,
): Promise<void> {
  const { transaction, businessId } = granting;
  const locked = await rolesStore(transaction, businessId).lock(roleIds, 'change');
  refuseUnless(!locked.some(({ code }) => isFixedRole(code)), 'role-fixed');
  await refuseAboveOwn(granting, locked);
  const deleted = locked.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  if (deleted.length > 0) await changingStore(transaction, businessId).setDeleted(deleted, null, at);
}
