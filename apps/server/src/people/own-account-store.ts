import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { profileColumns, type ProfileRow } from './profile-row.ts';

/** The account of the signed-in user. */
export function ownAccountStore(transaction: Transaction, userId: string) {
  const { queries } = transaction;
  const own = queries.selectFrom('platform.users').where('id', '=', userId);
  return {
    async profile() {
      return own.select(profileColumns).executeTakeFirstOrThrow();
    },

    /**
     * The user's operator code and PIN hash as an employee of this business; null without a business or an employee
     * record.
     */
    async employee(businessId: string | null) {
      if (businessId === null) return null;
      const row = await queries
        .selectFrom('tenant.employees')
        .select(['operator_code', 'pin_hash'])
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    /** A field that is undefined does not change. */
    async edit({ name, language }: { [Name in 'name' | 'language']: ProfileRow[Name] | undefined }) {
      return queries
        .updateTable('platform.users')
        .set((row) => ({ name: name ?? row.ref('name'), language: language ?? row.ref('language') }))
        .where('id', '=', userId)
        .returning(profileColumns)
        .executeTakeFirstOrThrow();
    },

    /** Locks the user's row, so that concurrent attempts are counted one after the other. */
    async lockPassword() {
      return own.select(['password_hash', 'must_change_password']).forNoKeyUpdate().executeTakeFirstOrThrow();
    },

    /**
     * The number of failed attempts since this time with a wrong password for this user, from this address and from
     * all addresses. Attempts on the sign-in page count too.
     */
    async failuresSince(username: string, address: string, since: Date) {
      const { fromHere, fromAnywhere } = await queries
        .selectFrom('platform.sign_in_failures')
        .select((select) => [
          select.fn.countAll<bigint>().as('fromAnywhere'),
          select.fn.countAll<bigint>().filterWhere('address', '=', address).as('fromHere'),
        ])
        .where('contact', '=', username)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return { fromHere: Number(fromHere), fromAnywhere: Number(fromAnywhere) };
    },

    async addFailure(username: string, address: string, now: Date): Promise<void> {
      await queries
        .insertInto('platform.sign_in_failures')
        .values({ id: newRecordId(now), contact: username, address, at: now })
        .execute();
    },
  };
}
