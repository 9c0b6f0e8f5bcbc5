import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { unitsStore } from './store.ts';

export const restore: Handler<typeof contract.units.restore> = async ({ units }, context) => {
  const ids = [...new Set(units)];
  const store = unitsStore(context.transaction, context.businessId);
  await store.lockAll();
  const locked = (await store.lock(ids)).filter((unit) => unit.deleted_at !== null);
  refuseUnless(locked.length === ids.length, 'not-found');
  await changingStore(context.transaction, context.businessId).setDeleted(ids, null);
  context.note(locked.map(({ name }) => name).join(', '));
  return {};
};
