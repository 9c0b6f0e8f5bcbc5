import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { businessRoleReply } from './business-role-reply.ts';
import { rolesStore } from './store.ts';

export const one: Handler<typeof contract.roles.one> = async ({ id }, { transaction, businessId }) => {
  const role = await rolesStore(transaction, businessId).one(id);
  refuseUnless(role !== null, 'not-found');
  return { role: businessRoleReply(role) };
};
