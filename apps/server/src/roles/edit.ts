import type { contract } from '@tezga/contract';
import { isFixedRole, mergedPermissions, refuseUnless } from '@tezga/domain';
import { refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { refuseAboveOwn } from './grant.ts';
import { rolesStore } from './store.ts';

export const edit: Handler<typeof contract.roles.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const [role] = await rolesStore(transaction, businessId).lock([input.id], 'change');
  refuseUnless(role !== undefined && !role.isDeleted, 'not-found');
  refuseUnless(!isFixedRole(role.code), 'role-fixed');
  // Users may not change their own role, not even to fewer rights.
  refuseUnless(role.id !== context.role.id, 'not-permitted');
  const permissions = mergedPermissions(role, input);
  await refuseAboveOwn(context, [role, permissions]);
  refuseIfChanged(role.updatedAt, input.updatedAt);

  const content = { description: input.roleDesc ?? role.description, permissions };
  const updatedAt = await changingStore(transaction, businessId).change(role.id, content, clock.now());
  context.note(content.description);
  return { updatedAt: updatedAt.toISOString() };
};
