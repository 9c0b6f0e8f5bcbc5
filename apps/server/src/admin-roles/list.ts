import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { adminRoleReply } from './reply.ts';
import { adminRolesStore } from './store.ts';

export const list: Handler<typeof contract.adminRoles.list> = async (_input, context) => {
  const { transaction, person, role, phrasesIn, language } = context;
  const roles = await adminRolesStore(transaction).list(person.kind === 'SA' ? null : role.id);
  return { saRoles: roles.map((each) => adminRoleReply(each, phrasesIn[language])) };
};
