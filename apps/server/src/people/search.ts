import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { profileReply } from './profile-reply.ts';
import { findPeople } from './find-people.ts';

const foundMax = 100;

export const search: Handler<typeof contract.people.search> = async ({ searchTerm }, context) => {
  const { transaction, person } = context;
  const managedBy = person.kind === 'SA' ? null : person.id;
  const found = await findPeople(transaction, { searchTerm, managedBy, max: foundMax + 1 });
  return {
    users: found.slice(0, foundMax).map((row) => {
      const { kind, businesses, created_at: createdAt } = row;
      return Object.assign(profileReply(row), { kind, businesses, createdAt: createdAt.toISOString() });
    }),
    isCut: found.length > foundMax,
  };
};
