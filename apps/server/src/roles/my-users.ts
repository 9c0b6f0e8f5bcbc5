import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { rolesStore } from './store.ts';

export const myUsers: Handler<typeof contract.roles.myUsers> = async (
  _input,
  { transaction, businessId },
) => {
  const users = await rolesStore(transaction, businessId).users();
  return {
    users: users
      .map(({ id, name, username, roleId }) => ({ _id: id, name, username, roleId }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'sq')),
  };
};
