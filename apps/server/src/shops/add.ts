import type { contract } from '@tezga/contract';
import { targetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { changingStore } from './changing-store.ts';
import { shopContent } from './shop-content.ts';

export const add: Handler<typeof contract.shops.add> = async (input, context) => {
  const businessId = await targetBusiness(context, input.business_id);
  const { transaction, clock } = context;
  const now = clock.now();
  const id = newRecordId(now);
  await changingStore(transaction, businessId).add(id, shopContent(input), input.secondary, now);
  context.note(input.name);
  return { shopId: id, message: context.phrasesIn[context.language].shops.saved };
};
