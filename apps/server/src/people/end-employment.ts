import type { Transaction } from '../platform/database/transaction.ts';

/** Ends someone's place in every business; what each business wrote down about them stays, with the role they had. */
export async function endEmployment(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const { queries } = transaction;
  const places = await queries
    .deleteFrom('platform.memberships')
    .where('user_id', '=', userId)
    .returning(['business_id', 'role_id'])
    .execute();
  for (const { business_id: businessId, role_id: roleId } of places) {
    // The record is the business's own, so it is written as that business.
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
