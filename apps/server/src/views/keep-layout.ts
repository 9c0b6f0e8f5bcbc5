import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { viewsStore } from './store.ts';

export const keepLayout: Handler<typeof contract.views.keepLayout> = async ({ table, layout }, context) => {
  const { transaction, businessId, person } = context;
  await viewsStore(transaction, businessId, person.id).keepLayout(table, layout);
  return {};
};
