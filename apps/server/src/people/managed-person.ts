import { refuseUnless } from '@tezga/domain';
import { adminRightsOf, lockAdminRights, refuseAboveOwn } from '../admin-roles/index.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { peopleStore } from './people-store.ts';

/**
 * Locks and returns a user whom the caller may change. A super admin may change all users except admins with more
 * rights. A reseller may change only users all of whose businesses the reseller manages, because changed contacts or
 * passwords give access to all of these businesses.
 */
export async function managedPerson(context: AdminContext, userId: string) {
  const { transaction, person } = context;
  const own = await lockAdminRights(context);
  const people = peopleStore(transaction);
  const found = await people.lock(userId);
  refuseUnless(found !== null, 'not-found');
  const businesses = await people.businessesOf(userId);
  const isTheirs =
    found.kind === 'business' &&
    businesses.length > 0 &&
    businesses.every(({ adminId }) => adminId === person.id);
  refuseUnless(person.kind === 'SA' || isTheirs, 'not-found');
  const rights = await adminRightsOf(transaction, userId, { withClosed: false });
  refuseAboveOwn(own, rights === null ? [] : [rights]);
  return { ...found, businesses };
}
