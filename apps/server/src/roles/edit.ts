import type { contract } from '@tezga/contract';
import { isFixedRole, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { refuseAboveOwn } from './grant.ts';
import { rolesStore } from './store.ts';

export const edit: Handler<typeof contract.roles.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const [role] = await rolesStore(transaction, businessId).lock([input.id], 'change');
  refuseUnless(role !== undefined && !role.isDeleted, 'not-found');
  refuseUnless(!isFixedRole(role.code), 'role-fixed');
  // A user may not change the own role, not even to fewer rights.
  refuseUnless(role.id !== context.role.id, 'not-permitted');
  await refuseAboveOwn(context, [role, input]);
  refuseUnless(role.updatedAt.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');

  const content = { description: input.roleDesc, permissions: input };
  const updatedAt = await changingStore(transaction, businessId).change(role.id, content, clock.now());
  context.note(input.roleDesc);
  return { updatedAt: updatedAt.toISOString() };
};
