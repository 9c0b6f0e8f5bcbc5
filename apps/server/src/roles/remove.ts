import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { removeRoles } from './remove-roles.ts';

export const remove: Handler<typeof contract.roles.remove> = async ({ id }, context) => {
  await removeRoles(context, [id]);
  return {};
};
