import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { adminRoleReply } from './reply.ts';
import { adminRolesStore } from './store.ts';

export const one: Handler<typeof contract.adminRoles.one> = async ({ roleId }, context) => {
  const { transaction, person, role, phrasesIn, language } = context;
  refuseUnless(person.kind === 'SA' || roleId === role.id, 'not-found');
  const [found] = await adminRolesStore(transaction).list(roleId);
  refuseUnless(found !== undefined, 'not-found');
  return { saRole: adminRoleReply(found, phrasesIn[language]) };
};
