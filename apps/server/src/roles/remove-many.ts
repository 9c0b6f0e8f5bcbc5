import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { removeRoles } from './remove-roles.ts';

export const removeMany: Handler<typeof contract.roles.removeMany> = async ({ deleteIds }, context) => {
  await removeRoles(context, deleteIds);
  return {};
};
