import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { namesOf } from '../platform/names-of.ts';
import { lockToChange } from './store.ts';

export const remove: Handler<typeof contract.customers.remove> = async ({ selectedCustomers }, context) => {
  const { transaction, businessId, clock } = context;
  const locked = await lockToChange(transaction, businessId, selectedCustomers, false);
  refuseUnless(locked.areAllThere, 'not-found');
  const now = clock.now();
  await changingStore(transaction, businessId).setDeleted(locked.ids, now, locked.firstNumber, now);
  context.note(namesOf(locked.customers));
  return {};
};
