import type { Transaction } from '../platform/database/transaction.ts';

/** Invitations of one user to businesses. */
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

    /**
     * Idempotent. Returns false if there is no such invitation, or if the user has already given the opposite
     * answer.
     */
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

    /** An invited owner owns the business after accepting; if they decline, the business has no owner yet. */
    async answerAsOwner(businessId: string, answer: 'accepted' | 'declined'): Promise<void> {
      await queries
        .updateTable('platform.businesses')
        .set({ invited_owner_id: null, ...(answer === 'accepted' ? { owner_id: userId } : {}) })
        .where('id', '=', businessId)
        .where('invited_owner_id', '=', userId)
        .execute();
    },
  };
}
