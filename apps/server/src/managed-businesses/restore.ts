import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { listStore } from './list-store.ts';
import { managedStore } from './managed-store.ts';
import { removingStore } from './removing-store.ts';

export const restore: Handler<typeof contract.managedBusinesses.restore> = async (
  { businessId },
  context,
) => {
  const { transaction, person, clock } = context;
  const name = await managedStore(transaction, person).lockDeleted(businessId);
  refuseUnless(name !== null, 'not-found');
  await removingStore(transaction, businessId).restore(clock.now());
  context.actAs({ person, businessId });
  context.note(name);
  return { businessUpdatedAt: String(await listStore(transaction, person).now()) };
};
