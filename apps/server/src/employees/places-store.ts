import { Refusal } from '@tezga/domain';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';

/** Memberships of users in one business, with their roles, and the shops that employees are assigned to. */
export function placesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** Gives a user a role in the business; `pending` if the person has to accept an invitation first. */
    async giveRole(userId: string, roleId: string, state: 'accepted' | 'pending'): Promise<void> {
      const membership = { user_id: userId, business_id: businessId, role_id: roleId, state };
      try {
        await queries.insertInto('platform.memberships').values(membership).execute();
      } catch (error) {
        if (isUniqueViolation(error, 'memberships_pkey')) throw new Refusal('employee-already-there');
        throw error;
      }
    },

    async changeRole(userId: string, roleId: string): Promise<void> {
      await queries
        .updateTable('platform.memberships')
        .set({ role_id: roleId })
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Deletes the membership and ends the sessions of the user in this business. */
    async removeAccess(userId: string, at: Date): Promise<void> {
      await queries
        .deleteFrom('platform.memberships')
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .execute();
      await queries
        .updateTable('platform.sessions')
        .set({ ended_at: at })
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .execute();
    },

    async setShops(employeeId: string, shopIds: readonly string[]): Promise<void> {
      await queries
        .deleteFrom('tenant.employee_shops')
        .where('business_id', '=', businessId)
        .where('employee_id', '=', employeeId)
        .execute();
      if (shopIds.length === 0) return;
      const places = shopIds.map((shopId) => ({
        business_id: businessId,
        employee_id: employeeId,
        shop_id: shopId,
      }));
      await queries.insertInto('tenant.employee_shops').values(places).execute();
    },
  };
}
