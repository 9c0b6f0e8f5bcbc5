import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { viewsStore } from './store.ts';

export const add: Handler<typeof contract.views.add> = async ({ table, name, search }, context) => {
  const { transaction, businessId, person, clock } = context;
  const id = newRecordId(clock.now());
  await viewsStore(transaction, businessId, person.id).add({ id, table, name, search, businessId });
  context.note(name);
  return { _id: id };
};
