import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { endSessionsOf } from '../access/index.ts';
import { assignRole, endSessionsOfLowered, roleToGive } from '../admin-roles/index.ts';
import { closePerson, editContacts } from '../people/index.ts';
import { refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { managedAdmin } from './managed-admin.ts';
import { adminsStore } from './store.ts';

export const edit: Handler<typeof contract.admins.edit> = async (input, context) => {
  const { transaction, person, clock } = context;
  const { userId, userType, roleId, active, updatedAt, ...profile } = input;
  const { own, rights } = await managedAdmin(context, userId, { withClosed: true });
  refuseIfChanged(rights.updatedAt, updatedAt);
  const newRoleId = roleId === rights.roleId ? undefined : roleId;
  const newKind = userType === rights.kind ? undefined : userType;
  // In their own record, admins can change only name and contacts, not role, type or state.
  const isSame = newRoleId === undefined && newKind === undefined && active !== false;
  refuseUnless(userId !== person.id || isSame, 'own-rights');
  const store = adminsStore(transaction);
  if (active === true) {
    // The role of a closed account may have been deleted, and a deleted role cannot be given.
    refuseUnless(newRoleId !== undefined || !rights.isRoleDeleted, 'admin-role-deleted');
    await store.reopen(userId);
  }
  const { name } = await editContacts(context, userId, profile);
  if (newRoleId !== undefined) {
    const after = await roleToGive(transaction, own, newRoleId);
    await assignRole(transaction, userId, newRoleId);
    await endSessionsOfLowered(context, [userId], { before: rights, after });
  }
  if (newKind !== undefined) await store.setKind(userId, newKind);
  // An admin who becomes a reseller sees fewer businesses, so the sessions end.
  if (newKind === 'RS') await endSessionsOf(transaction, [userId], clock.now());
  if (active === false) await closePerson(context, userId);
  context.note(name);
  return {};
};
