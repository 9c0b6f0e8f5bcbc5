import type { Transaction } from '../platform/database/transaction.ts';

/** The password of the self-care portal of one business, as it rests: encrypted. */
export function credentialsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async kept() {
      const row = await queries
        .selectFrom('tenant.credentials')
        .select(['encrypted_password', 'last_login_at'])
        .where('business_id', '=', businessId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The portal has let nobody in yet with a password that is new. */
    async keep(encryptedPassword: Buffer, at: Date): Promise<void> {
      const content = { encrypted_password: encryptedPassword, updated_at: at, last_login_at: null };
      await queries
        .insertInto('tenant.credentials')
        .values({ business_id: businessId, ...content })
        .onConflict((conflict) => conflict.column('business_id').doUpdateSet(content))
        .execute();
    },
  };
}
