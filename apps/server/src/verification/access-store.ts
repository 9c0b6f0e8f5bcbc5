import type { Transaction } from '../platform/database/transaction.ts';
import { accountColumns, type Account } from './accounts-store.ts';

/** The access of a user: password, sessions and first business. */
export function accessStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** Prolongs an open session of the user; null if the session has ended or belongs to another user. */
    async prolongSession(sessionId: string, userId: string, { now, until }: { now: Date; until: Date }) {
      const session = await queries
        .updateTable('platform.sessions')
        .set({ expires_at: until, last_seen_at: now })
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('business_id')
        .executeTakeFirst();
      return session === undefined ? null : { businessId: session.business_id };
    },

    async setPassword(userId: string, passwordHash: string, mustChange: boolean): Promise<Account> {
      return queries
        .updateTable('platform.users')
        .set({ password_hash: passwordHash, must_change_password: mustChange })
        .where('id', '=', userId)
        .returning(accountColumns)
        .executeTakeFirstOrThrow();
    },

    async endSessions(userId: string, exceptId: string | null, now: Date): Promise<void> {
      let ending = queries
        .updateTable('platform.sessions')
        .set({ ended_at: now })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null);
      if (exceptId !== null) ending = ending.where('id', '<>', exceptId);
      await ending.execute();
    },

    /** Deletes failed attempts, so that a user who was locked out can sign in with the new password. */
    async forgetFailures({ email, phone }: Pick<Account, 'email' | 'phone'>): Promise<void> {
      await queries
        .deleteFrom('platform.sign_in_failures')
        .where('contact', 'in', [email ?? '', phone ?? ''])
        .execute();
    },
  };
}

/** The business of a user who works in exactly one; a user with several chooses after signing in. */
export async function onlyBusinessOf(transaction: Transaction, userId: string): Promise<string | null> {
  const [one, another] = await transaction.queries
    .selectFrom('platform.memberships as membership')
    .innerJoin('platform.businesses as business', 'business.id', 'membership.business_id')
    .select('business.id')
    .where('membership.user_id', '=', userId)
    .where('membership.state', '=', 'accepted')
    .where('business.deleted_at', 'is', null)
    .limit(2)
    .execute();
  return one !== undefined && another === undefined ? one.id : null;
}
