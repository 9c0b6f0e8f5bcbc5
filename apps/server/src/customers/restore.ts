import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { namesOf } from '../platform/names-of.ts';
import { holdToChange } from './store.ts';

export const restore: Handler<typeof contract.customers.restore> = async ({ selectedCustomers }, context) => {
  const { transaction, businessId, clock } = context;
  const held = await holdToChange(transaction, businessId, selectedCustomers, true);
  refuseUnless(held.areAllThere, 'not-found');
  await changingStore(transaction, businessId).setDeleted(held.ids, null, held.firstNumber, clock.now());
  context.note(namesOf(held.customers));
  return {};
};
