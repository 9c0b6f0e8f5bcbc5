import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { readableActivity } from './store.ts';

export const people: Handler<typeof contract.activity.people> = inTargetBusiness(async (_input, context) => {
  const rows = await readableActivity(context).people();
  return { people: rows.map(({ user_id, user_name }) => ({ _id: user_id, name: user_name })) };
});
