import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { setDeleted } from './set-deleted.ts';

export const remove: Handler<typeof contract.accounts.remove> = async ({ accountIds }, context) => {
  await setDeleted(context, accountIds, true);
  return {};
};
