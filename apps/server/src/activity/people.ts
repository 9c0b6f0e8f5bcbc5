import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { activityStore } from './store.ts';

export const people: Handler<typeof contract.activity.people> = async (
  _input,
  { transaction, businessId },
) => {
  const rows = await activityStore(transaction, businessId).people();
  return { people: rows.map(({ user_id, user_name }) => ({ _id: user_id, name: user_name })) };
};
