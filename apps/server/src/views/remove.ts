import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { viewsStore } from './store.ts';

export const remove: Handler<typeof contract.views.remove> = async ({ table, viewId }, context) => {
  const { transaction, businessId, person } = context;
  const name = await viewsStore(transaction, businessId, person.id).remove(table, viewId);
  refuseUnless(name !== null, 'not-found');
  context.note(name);
  return {};
};
