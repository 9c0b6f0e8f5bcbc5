import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { refuseAboveOwn } from './grant.ts';
import { changingStore } from './changing-store.ts';

export const add: Handler<typeof contract.roles.add> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  await refuseAboveOwn(context, [input]);
  const now = clock.now();
  const id = newRecordId(now);
  await changingStore(transaction, businessId).add(
    id,
    { description: input.roleDesc, permissions: input },
    now,
  );
  context.note(input.roleDesc);
  return { _id: id };
};
