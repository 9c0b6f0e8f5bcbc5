import { refuseUnless } from '@tezga/domain';
import type { AdminContext } from '../platform/http/context.ts';
import { peopleStore } from './people-store.ts';

/**
 * Someone whose account the caller may change. A super admin may change all; a reseller only people who work nowhere
 * but in businesses the reseller looks after, because a changed account opens every business it belongs to.
 */
export async function personLookedAfter({ transaction, person }: AdminContext, userId: string) {
  const people = peopleStore(transaction);
  const found = await people.hold(userId);
  refuseUnless(found !== null, 'not-found');
  const businesses = await people.businessesOf(userId);
  const isTheirs =
    found.kind === 'business' &&
    businesses.length > 0 &&
    businesses.every(({ adminId }) => adminId === person.id);
  refuseUnless(person.kind === 'SA' || isTheirs, 'not-found');
  return { ...found, businesses };
}
