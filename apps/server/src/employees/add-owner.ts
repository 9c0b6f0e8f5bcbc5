import { newRecordId } from '../platform/record-ids.ts';
import { accountFor, type ContactsGiven } from './account-for.ts';
import type { InvitingContext } from './inviting-context.ts';
import { placesStore } from './places-store.ts';
import { employeesStore } from './store.ts';

/**
 * Adds the owner of a new business. A new person gets an account by message; a person who has an account is
 * invited, because they must agree to own the business.
 */
export async function addOwner(
  context: InvitingContext,
  given: ContactsGiven,
  roleId: string,
): Promise<{ userId: string; isInvited: boolean }> {
  const { transaction, businessId, clock } = context;
  const joining = await accountFor(context, given);
  const facts = { name: given.name, operatorCode: null, pinHash: null };
  const now = clock.now();
  await employeesStore(transaction, businessId).add(newRecordId(now), joining, facts, now);
  const state = joining.isOpenedHere ? 'accepted' : 'pending';
  await placesStore(transaction, businessId).giveRole(joining.userId, roleId, state);
  return { userId: joining.userId, isInvited: !joining.isOpenedHere };
}
