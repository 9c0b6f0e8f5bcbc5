import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

// A constant in place of the contact, because the user of a wrong code is unknown; wrong codes are counted by
// address.
const contact = 'code';

/** Wrong codes are stored with the failed sign-in attempts, and deleted with them. */
export function wrongCodesStore(transaction: Transaction, address: string) {
  const { queries } = transaction;
  return {
    async lockAttempts(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${address}`}, 0))`.execute(queries);
    },

    async countSince(since: Date): Promise<number> {
      const { count } = await queries
        .selectFrom('platform.sign_in_failures')
        .select((select) => select.fn.countAll<bigint>().as('count'))
        .where('address', '=', address)
        .where('contact', '=', contact)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async add(now: Date): Promise<void> {
      await queries
        .insertInto('platform.sign_in_failures')
        .values({ id: newRecordId(now), contact, address, at: now })
        .execute();
    },
  };
}
