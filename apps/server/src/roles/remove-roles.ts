import { isDefaultRole, refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { refuseAboveOwn } from './grant.ts';
import { rolesStore } from './store.ts';

/** Deletes all of the roles or none of them; they can be brought back. */
export async function removeRoles(context: BusinessContext, given: readonly string[]): Promise<void> {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(given)];
  const roles = rolesStore(transaction, businessId);
  const held = (await roles.hold(ids, 'change')).filter(({ isDeleted }) => !isDeleted);
  refuseUnless(held.length === ids.length, 'not-found');
  refuseUnless(!held.some(({ code }) => isDefaultRole(code)), 'role-fixed');
  await refuseAboveOwn(context, held);
  refuseUnless((await roles.membersOf(ids)) === 0, 'role-in-use');

  const now = clock.now();
  await changingStore(transaction, businessId).setDeleted(ids, now, now);
  context.note(held.map(({ description }) => description).join(', '));
}
