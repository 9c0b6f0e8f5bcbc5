import { portalAccount } from '@tezga/contract';
import type { z } from 'zod';
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

/** The data of the portal without the token, which belongs to a session. */
const storedAccount = portalAccount.omit({ token: true });
export type StoredAccount = z.output<typeof storedAccount>;

/** The data of the portal as an admin last read it. */
export function selfCareDataStore(transaction: Transaction, businessId: string) {
  return {
    async read(): Promise<{ readonly refreshedAt: Date; readonly account: StoredAccount } | null> {
      const [row] = await transaction.run<{ readonly refreshedAt: Date; readonly account: unknown }>(
        `select refreshed_at as "refreshedAt", account from tenant.self_care_data where business_id = $1`,
        [businessId],
      );
      return row === undefined ? null : { ...row, account: storedAccount.parse(row.account) };
    },

    /** An earlier reply of the portal never replaces a later one. */
    async save(account: StoredAccount, at: Date): Promise<void> {
      await transaction.run(
        `insert into tenant.self_care_data (business_id, refreshed_at, account) values ($1, $2, $3::jsonb)
         on conflict (business_id) do update set refreshed_at = excluded.refreshed_at, account = excluded.account
         where self_care_data.refreshed_at <= excluded.refreshed_at`,
        [businessId, at, account],
      );
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
