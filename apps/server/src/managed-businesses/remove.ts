import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import { hasOpenDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { listStore } from './list-store.ts';
import { removingStore } from './removing-store.ts';

export const remove: Handler<typeof contract.managedBusinesses.remove> = async (
  { businessId, businessUpdatedAt: seen },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, person, clock } = context;
  const store = removingStore(transaction, businessId);
  // Takes the lock before all checks: it waits for sales that have already inserted their document, and later sales
  // find the business deleted.
  const business = await store.lock(seen === undefined ? null : Number(seen));
  refuseUnless(business !== null, 'not-found');
  refuseUnless(!business.isChanged, 'changed-meanwhile');
  refuseUnless(!(await hasOpenDocuments(transaction, businessId)), 'business-has-open-documents');
  await store.setDeleted(clock.now());
  await store.endSessions(clock.now());
  context.note(business.name);
  return { businessUpdatedAt: String(await listStore(transaction, person).now()) };
};
