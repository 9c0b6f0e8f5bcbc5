import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { categoriesStore } from './store.ts';

export const add: Handler<typeof contract.categories.add> = async ({ categoryDesc }, context) => {
  const now = context.clock.now();
  const id = newRecordId(now);
  await categoriesStore(context.transaction, context.businessId).add(id, categoryDesc, now);
  context.note(categoryDesc);
  return { category_id: id };
};
