import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { changingStore, refuseUnknownCodes } from './changing-store.ts';
import { unitsStore } from './store.ts';

export const add: Handler<typeof contract.units.add> = async ({ name, code }, context) => {
  refuseUnknownCodes([code], () => 'code');
  const now = context.clock.now();
  const id = newRecordId(now);
  await unitsStore(context.transaction, context.businessId).lockAll();
  await changingStore(context.transaction, context.businessId).add([{ id, name, code }], now);
  context.note(name);
  return { unit_id: id };
};
