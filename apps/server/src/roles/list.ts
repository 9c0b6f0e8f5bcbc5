import type { contract } from '@tezga/contract';
import { ownerRoleCode, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { businessRoleReply } from './business-role-reply.ts';
import { rolesStore } from './store.ts';

export const list: Handler<typeof contract.roles.list> = async (_input, { transaction, businessId }) => {
  refuseUnless(businessId !== null, 'not-permitted');
  const roles = await rolesStore(transaction, businessId).list();
  const inOrder = roles.toSorted(
    (one, other) =>
      Number(other.code === ownerRoleCode) - Number(one.code === ownerRoleCode) ||
      one.description.localeCompare(other.description, 'sq'),
  );
  return { myRoles: inOrder.map(businessRoleReply) };
};
