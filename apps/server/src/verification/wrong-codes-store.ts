import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

// No account has this contact: a wrong code belongs to the place it was tried from, since nobody knows whose it should be.
const contact = 'code';

/** Wrong codes are kept with the failed attempts to sign in, and forgotten with them. */
export function wrongCodesStore(transaction: Transaction, address: string) {
  const { queries } = transaction;
  return {
    async waitForTurn(): Promise<void> {
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
