import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AdminContext, Handler } from '../platform/http/context.ts';
import { shutOut } from '../verification/index.ts';
import { closeAccount } from './people-store.ts';
import { managedPerson } from './managed-person.ts';

export const remove: Handler<typeof contract.people.remove> = async ({ userId }, context) => {
  refuseUnless(userId !== context.person.id, 'user-is-self');
  context.note(await closePerson(context, userId));
  return {};
};

/**
 * Closes an account and returns its name. Its contacts stay taken, so that no new user gets them and is mistaken for
 * this one in the logs.
 */
export async function closePerson(context: AdminContext, userId: string): Promise<string> {
  const { transaction, clock } = context;
  const { name, businesses } = await managedPerson(context, userId);
  refuseUnless(!businesses.some(({ ownerId }) => ownerId === userId), 'user-owns-business');
  const now = clock.now();
  await closeAccount(transaction, userId, now);
  await shutOut(transaction, userId, now);
  await endEmployment(transaction, userId, now);
  return name;
}

/** Ends the user's employment in every business; the employee records stay, with the last role. */
async function endEmployment(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const { queries } = transaction;
  const places = await queries
    .deleteFrom('platform.memberships')
    .where('user_id', '=', userId)
    .returning(['business_id', 'role_id'])
    .execute();
  for (const { business_id: businessId, role_id: roleId } of places) {
    // Binds the transaction to the business of the employee record, as row-level security requires.
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    await queries
      .updateTable('tenant.employees')
      .set({ deleted_at: now, deleted_role_id: roleId, updated_at: now })
      .where('business_id', '=', businessId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
  }
  await transaction.run(`select set_config('tezga.business_id', '', true)`, []);
}
