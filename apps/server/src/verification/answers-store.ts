import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';

/** What a request that used a code up was answered, for the case that the answer was lost on its way. */
export function answersStore(transaction: Transaction, request: Buffer) {
  const { queries } = transaction;
  return {
    /** Waits for the same request while it is still at work. */
    async earlier(): Promise<{ readonly reply: unknown } | null> {
      const name = `answer ${request.toString('hex')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
      const row = await queries
        .selectFrom('platform.code_answers')
        .select('reply')
        .where('request', '=', request)
        .executeTakeFirst();
      return row ?? null;
    },

    async keep(reply: object, now: Date): Promise<void> {
      await queries.insertInto('platform.code_answers').values({ request, reply, at: now }).execute();
    },
  };
}
