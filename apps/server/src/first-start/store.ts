import type { Transaction } from '../platform/database/transaction.ts';

/** The one-time code of the first start. */
export function firstStartStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async hasSuperAdmin(): Promise<boolean> {
      const admin = await queries
        .selectFrom('platform.admins as admin')
        .innerJoin('platform.users as user', 'user.id', 'admin.user_id')
        .select('user.id')
        .where('user.kind', '=', 'SA')
        .where('user.deleted_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return admin !== undefined;
    },

    async hasCode(): Promise<boolean> {
      const code = await queries
        .selectFrom('platform.first_start_codes')
        .select('created_at')
        .executeTakeFirst();
      return code !== undefined;
    },

    async isValid(hash: Buffer): Promise<boolean> {
      const code = await queries
        .selectFrom('platform.first_start_codes')
        .select('created_at')
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      return code !== undefined;
    },

    /**
     * Marks the code as used; false if another call has used it. Of two concurrent calls the second waits for the row
     * lock of the first.
     */
    async use(hash: Buffer): Promise<boolean> {
      const used = await queries
        .deleteFrom('platform.first_start_codes')
        .where('code_hash', '=', hash)
        .returning('created_at')
        .executeTakeFirst();
      return used !== undefined;
    },

    async deleteAll(): Promise<void> {
      await queries.deleteFrom('platform.first_start_codes').execute();
    },

    async add(hash: Buffer, at: Date): Promise<void> {
      await queries
        .insertInto('platform.first_start_codes')
        .values({ code_hash: hash, created_at: at })
        .execute();
    },
  };
}
