import type { Transaction } from '../platform/database/transaction.ts';

/** The places in businesses that one person was offered. */
export function invitationsStore(transaction: Transaction, userId: string) {
  const { queries } = transaction;
  return {
    async pending() {
      return queries
        .selectFrom('platform.memberships as membership')
        .innerJoin('platform.businesses as business', 'business.id', 'membership.business_id')
        .select(['business.id as businessId', 'business.name', 'business.nipt', 'business.city'])
        .where('membership.user_id', '=', userId)
        .where('membership.state', '=', 'pending')
        .where('business.deleted_at', 'is', null)
        .orderBy('business.name')
        .execute();
    },

    /** False where there is no such invitation, or the answer to it was another; the same answer again is fine. */
    async answer(businessId: string, answer: 'accepted' | 'declined'): Promise<boolean> {
      const answered = await queries
        .updateTable('platform.memberships')
        .set({ state: answer })
        .where('user_id', '=', userId)
        .where('business_id', '=', businessId)
        .where('state', 'in', ['pending', answer])
        .returning('business_id')
        .executeTakeFirst();
      return answered !== undefined;
    },
  };
}
