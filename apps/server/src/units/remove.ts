import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { unitsStore } from './store.ts';

export const remove: Handler<typeof contract.units.remove> = async ({ units }, context) => {
  const ids = [...new Set(units)];
  const store = unitsStore(context.transaction, context.businessId);
  await store.lockAll();
  const locked = (await store.lock(ids)).filter((unit) => unit.deleted_at === null);
  refuseUnless(locked.length === ids.length, 'not-found');
  refuseUnless(!(await store.areInUse(ids)), 'unit-in-use');
  refuseUnless((await store.countLive()) > ids.length, 'unit-last');

  await changingStore(context.transaction, context.businessId).setDeleted(ids, context.clock.now());
  context.note(locked.map(({ name }) => name).join(', '));
  return {};
};
