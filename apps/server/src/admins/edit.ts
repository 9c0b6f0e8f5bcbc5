import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { assignRole, roleToGive } from '../admin-roles/index.ts';
import { closePerson, editContacts } from '../people/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { managedAdmin } from './managed-admin.ts';
import { adminsStore } from './store.ts';

export const edit: Handler<typeof contract.admins.edit> = async (input, context) => {
  const { transaction, person } = context;
  const { userId, userType, roleId, active, ...profile } = input;
  const { own, rights } = await managedAdmin(context, userId, { withClosed: true });
  const newRoleId = roleId === rights.roleId ? undefined : roleId;
  const newKind = userType === rights.kind ? undefined : userType;
  // Of their own account admins change only name and contacts.
  const isSame = newRoleId === undefined && newKind === undefined && active !== false;
  refuseUnless(userId !== person.id || isSame, 'own-rights');
  const store = adminsStore(transaction);
  if (active === true) await store.reopen(userId);
  const { name } = await editContacts(context, userId, profile);
  if (newRoleId !== undefined) {
    await roleToGive(transaction, own, newRoleId);
    await assignRole(transaction, userId, newRoleId);
  }
  if (newKind !== undefined) await store.setKind(userId, newKind);
  if (active === false) await closePerson(context, userId);
  context.note(name);
  return {};
};
