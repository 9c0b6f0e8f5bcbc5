import { isDefaultRole, refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { refuseAboveOwn } from './grant.ts';
import { rolesStore } from './store.ts';

/** Deletes all of the roles or none; they can be restored. */
export async function removeRoles(context: BusinessContext, given: readonly string[]): Promise<void> {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(given)];
  const roles = rolesStore(transaction, businessId);
  const locked = (await roles.lock(ids, 'change')).filter(({ isDeleted }) => !isDeleted);
  refuseUnless(locked.length === ids.length, 'not-found');
  refuseUnless(!locked.some(({ code }) => isDefaultRole(code)), 'role-fixed');
  await refuseAboveOwn(context, locked);
  refuseUnless((await roles.membersOf(ids)) === 0, 'role-in-use');

  const now = clock.now();
  await changingStore(transaction, businessId).setDeleted(ids, now, now);
  context.note(locked.map(({ description }) => description).join(', '));
}
