import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { namesOf } from '../platform/names-of.ts';
import { lockToChange } from './store.ts';

export const restore: Handler<typeof contract.customers.restore> = async ({ selectedCustomers }, context) => {
  const { transaction, businessId, clock } = context;
  const locked = await lockToChange(transaction, businessId, selectedCustomers, true);
  refuseUnless(locked.areAllThere, 'not-found');
  await changingStore(transaction, businessId).setDeleted(locked.ids, null, locked.firstNumber, clock.now());
  context.note(namesOf(locked.customers));
  return {};
};
