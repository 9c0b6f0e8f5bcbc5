import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * The stored reply of a request that used up a code, so that a retry after a lost reply gets the same reply
 * (idempotency).
 */
export function answersStore(transaction: Transaction, request: Buffer) {
  const { queries } = transaction;
  return {
    /** Takes an advisory lock, so that a concurrent retry waits for the first request. */
    async earlierReply(): Promise<{ readonly reply: unknown } | null> {
      const name = `answer ${request.toString('hex')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
      const row = await queries
        .selectFrom('platform.code_replies')
        .select('reply')
        .where('request', '=', request)
        .executeTakeFirst();
      return row ?? null;
    },

    async save(reply: object, now: Date): Promise<void> {
      await queries.insertInto('platform.code_replies').values({ request, reply, at: now }).execute();
    },
  };
}
