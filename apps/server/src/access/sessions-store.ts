import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { OpenedBy } from '../platform/http/context.ts';

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly businessId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly device: string;
  readonly address: string;
  readonly openedBy: OpenedBy;
  /** The own session of the admin who opened this session as an employee; null for all other sessions. */
  readonly adminSessionId: string | null;
  readonly mustEnrol: boolean;
}

/** The open sessions. */
export function sessionsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async addSession(session: NewSession): Promise<void> {
      await queries
        .insertInto('platform.sessions')
        .values({
          id: session.id,
          user_id: session.userId,
          business_id: session.businessId,
          created_at: session.createdAt,
          last_seen_at: session.createdAt,
          expires_at: session.expiresAt,
          ended_at: null,
          device: session.device,
          address: session.address,
          opened_by: session.openedBy,
          admin_session_id: session.adminSessionId,
          must_enrol: session.mustEnrol,
        })
        .execute();
    },

    async stayLonger(
      sessionId: string,
      { seen, expiresAt, mustEnrol }: { seen: Date; expiresAt: Date; mustEnrol: boolean },
    ): Promise<void> {
      await queries
        .updateTable('platform.sessions')
        .set({ expires_at: expiresAt, last_seen_at: seen, must_enrol: mustEnrol })
        .where('id', '=', sessionId)
        .where('replaced_at', 'is', null)
        .execute();
    },

    /** The device of the ended session, or null if the user has no such open session. */
    async endSession(userId: string, sessionId: string, at: Date): Promise<string | null> {
      const ended = await queries
        .updateTable('platform.sessions')
        .set({ ended_at: at })
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .returning('device')
        .executeTakeFirst();
      return ended?.device ?? null;
    },
  };
}

export async function endSessionsOf(
  { queries }: Pick<Transaction, 'queries'>,
  userIds: readonly string[],
  at: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await queries
    .updateTable('platform.sessions')
    .set({ ended_at: at })
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .execute();
}

/** Replaces one session by another. */
export function replacementsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /**
     * Waits for a password change in progress, which locks the user's row too; `replace` then sees that the session has
     * ended.
     */
    async lockUser(userId: string): Promise<void> {
      await queries.selectFrom('platform.users').select('id').where('id', '=', userId).forShare().execute();
    },

    /** Ends the session at `endsAt`, unless it expires earlier; false if the user has already ended it. */
    async replace(sessionId: string, at: Date, endsAt: Date): Promise<boolean> {
      const replaced = await queries
        .updateTable('platform.sessions')
        .set((set) => ({
          replaced_at: at,
          expires_at: set.fn<Date>('least', ['expires_at', set.val(endsAt)]),
        }))
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return replaced !== undefined;
    },
  };
}

/** Lists open sessions for their user, and deletes old ones for the nightly job. */
export function openSessionsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** The open sessions of a user, the most recently used first. */
    async openSessionsOf(userId: string, now: Date) {
      return queries
        .selectFrom('platform.sessions as session')
        .leftJoin('platform.businesses as business', 'business.id', 'session.business_id')
        .leftJoin('platform.sessions as opening', 'opening.id', 'session.admin_session_id')
        .leftJoin('platform.users as admin', 'admin.id', 'opening.user_id')
        .select([
          'session.id',
          'session.device',
          'session.address',
          'session.created_at',
          'session.last_seen_at',
          'business.name as business_name',
          'admin.name as admin_name',
        ])
        .where('session.user_id', '=', userId)
        .where('session.ended_at', 'is', null)
        .where('session.expires_at', '>', now)
        .where(
          sql<boolean>`(session.opened_by <> 'admin'
            or platform.admin_in(session.admin_session_id, session.business_id) is not null)`,
        )
        .orderBy('session.last_seen_at', 'desc')
        .execute();
    },

    async hasBeenAt(userId: string, address: string): Promise<boolean> {
      const session = await queries
        .selectFrom('platform.sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('address', '=', address)
        .limit(1)
        .executeTakeFirst();
      return session !== undefined;
    },

    /** Deletes sessions and sign-in attempts that are older than this moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await queries.deleteFrom('platform.sessions').where('expires_at', '<', moment).execute();
      await queries.deleteFrom('platform.sign_in_failures').where('at', '<', moment).execute();
    },
  };
}
