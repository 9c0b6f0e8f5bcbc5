import { adminLevel, mayChangeAdmin, refuseUnless, type AdminRole, type UserKind } from '@tezga/domain';
import { endSessionsOf } from '../access/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { roleOfRow } from './store.ts';

export interface AdminRights extends AdminRole {
  readonly kind: UserKind;
  readonly roleId: string;
  /** Only the role of a closed account can be deleted. */
  readonly isRoleDeleted: boolean;
  /** The version of the admin's record (`updated_at`). */
  readonly updatedAt: Date;
}

/**
 * The caller's current rights, read under a lock that serializes all changes of admins and of their roles. If two
 * admins demote each other concurrently, the second no longer has the right to do so. Admins cannot change their own
 * rights, and only an admin with every right can change another one with every right, so one such admin always
 * remains.
 */
export async function lockAdminRights({
  transaction,
  person,
}: Pick<AdminContext, 'transaction' | 'person'>): Promise<AdminRights> {
  await transaction.run(`select pg_advisory_xact_lock(hashtext('tezga admin rights'))`, []);
  const own = await adminRightsOf(transaction, person.id, { withClosed: false });
  refuseUnless(own !== null && adminLevel(own, 'usersManagement') === 'readWrite', 'not-permitted');
  return own;
}

/** The rights of an admin; null for all other users. */
export async function adminRightsOf(
  transaction: Transaction,
  userId: string,
  { withClosed }: { readonly withClosed: boolean },
): Promise<AdminRights | null> {
  let query = transaction.queries
    .selectFrom('platform.admins as admin')
    .innerJoin('platform.users as user', 'user.id', 'admin.user_id')
    .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
    .select(['user.kind', 'role.id as roleId', 'role.code', 'role.permissions', 'role.deleted_at'])
    .select('admin.updated_at')
    .where('admin.user_id', '=', userId);
  if (!withClosed) query = query.where('user.deleted_at', 'is', null);
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const { kind, roleId, updated_at: updatedAt } = row;
  return { kind, roleId, isRoleDeleted: row.deleted_at !== null, updatedAt, ...roleOfRow(row) };
}

/**
 * Signs admins out everywhere if their new role lacks a level that their earlier role had. Sessions that they
 * opened as an employee end too.
 */
export async function endSessionsOfLowered(
  { transaction, clock }: Pick<AdminContext, 'transaction' | 'clock'>,
  userIds: readonly string[],
  { before, after }: { readonly before: AdminRole; readonly after: AdminRole },
): Promise<void> {
  if (!mayChangeAdmin(after, before)) await endSessionsOf(transaction, userIds, clock.now());
}

/** Refuses if one of the roles has more rights than the caller's own role. */
export function refuseAboveOwn(own: AdminRole, roles: readonly AdminRole[]): void {
  refuseUnless(
    roles.every((role) => mayChangeAdmin(own, role)),
    'not-permitted',
  );
}

/** Refuses a reseller: only super admins change admins and their roles. */
export function refuseReseller({ kind }: AdminRights): void {
  refuseUnless(kind === 'SA', 'not-permitted');
}
