import type { Transaction } from '../platform/database/transaction.ts';

/** The encrypted password of one business for the self-care portal. */
export function credentialsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async read() {
      const row = await queries
        .selectFrom('tenant.credentials')
        .select(['encrypted_password', 'last_login_at'])
        .where('business_id', '=', businessId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Resets the last login, because a new password has not been used yet. */
    async save(encryptedPassword: Buffer, at: Date): Promise<void> {
      const content = { encrypted_password: encryptedPassword, updated_at: at, last_login_at: null };
      await queries
        .insertInto('tenant.credentials')
        .values({ business_id: businessId, ...content })
        .onConflict((conflict) => conflict.column('business_id').doUpdateSet(content))
        .execute();
    },
  };
}
