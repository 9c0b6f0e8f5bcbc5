import type { contract } from '@tezga/contract';
import { isFixedAdminRole, refuseUnless } from '@tezga/domain';
import { refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { endSessionsOfLowered, lockAdminRights, refuseAboveOwn, refuseReseller } from './admin-rights.ts';
import { changingStore } from './changing-store.ts';
import { levelsSent } from './levels-sent.ts';
import { adminRolesStore, adminsWith } from './store.ts';

export const edit: Handler<typeof contract.adminRoles.edit> = async (input, context) => {
  const { transaction, clock } = context;
  const own = await lockAdminRights(context);
  refuseReseller(own);
  const [role] = await adminRolesStore(transaction).lock([input.roleId]);
  refuseUnless(role !== undefined, 'not-found');
  const code = input.roleCode ?? role.code;
  refuseUnless(!isFixedAdminRole(role.code) && !isFixedAdminRole(code), 'admin-role-fixed');
  refuseUnless(role.id !== own.roleId, 'own-rights');
  const saPermissions = { ...role.saPermissions, ...levelsSent(input.saPermissions ?? {}) };
  const content = { description: input.roleDesc ?? role.description, code, saPermissions };
  refuseAboveOwn(own, [role, content]);
  refuseIfChanged(role.updatedAt, input.updatedAt);

  const updatedAt = await changingStore(transaction).change(role.id, content, clock.now());
  const admins = await adminsWith(transaction, role.id);
  await endSessionsOfLowered(context, admins, { before: role, after: content });
  context.note(content.description);
  return { updatedAt: updatedAt.toISOString() };
};
