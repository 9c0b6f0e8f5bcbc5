import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { namesOf } from '../platform/names-of.ts';
import { holdToChange } from './store.ts';

export const remove: Handler<typeof contract.customers.remove> = async ({ selectedCustomers }, context) => {
  const { transaction, businessId, clock } = context;
  const held = await holdToChange(transaction, businessId, selectedCustomers, false);
  refuseUnless(held.areAllThere, 'not-found');
  const now = clock.now();
  await changingStore(transaction, businessId).setDeleted(held.ids, now, held.firstNumber, now);
  context.note(namesOf(held.customers));
  return {};
};
