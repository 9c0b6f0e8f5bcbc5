import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { roleReply } from './role-reply.ts';

export const myRole: Handler<typeof contract.access.myRole> = async (_input, { person, role }) => ({
  user: { _id: person.id, name: person.name, username: person.username },
  role: role === null ? null : roleReply(role),
});
