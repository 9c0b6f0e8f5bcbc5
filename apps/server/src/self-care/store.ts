import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** The portal credentials of one business, and its records that are compared with the portal. */
export function selfCareStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async account() {
      const [row] = await accountOf(transaction, { businessId });
      if (row === undefined) throw new Error(`business ${businessId} does not exist`);
      return row;
    },

    async noteEntry(at: Date): Promise<void> {
      await queries
        .updateTable('tenant.credentials')
        .set({ last_login_at: at })
        .where('business_id', '=', businessId)
        .execute();
    },

    async shops() {
      return shopsOf(transaction, { businessId });
    },
  };
}

const accountOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.businesses as business')
    .leftJoin('tenant.credentials as credentials', 'credentials.business_id', 'business.id')
    .select(['business.nipt', 'credentials.encrypted_password', 'credentials.last_login_at'])
    .where('business.id', '=', businessId),
);

const shopsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.shops')
    .select(['id', 'name', 'business_unit_code'])
    .where('business_id', '=', businessId)
    .where('business_unit_code', '!=', ''),
);
