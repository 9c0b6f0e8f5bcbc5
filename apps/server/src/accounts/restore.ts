import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { setDeleted } from './set-deleted.ts';

export const restore: Handler<typeof contract.accounts.restore> = async ({ accountIds }, context) => {
  await setDeleted(context, accountIds, false);
  return {};
};
