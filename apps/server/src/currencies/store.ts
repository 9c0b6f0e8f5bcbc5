import { sql } from 'kysely';
import { rateInColumn } from '../platform/database/numeric.ts';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Rate } from './rate-change.ts';

/** The currencies of one business besides the lek, and their rates. */
export function currenciesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const own = queries.selectFrom('tenant.currencies').where('business_id', '=', businessId);
  return {
    /** The currencies that are not deleted, by code. */
    async list() {
      return currenciesOf(transaction, { businessId });
    },

    /** When the business was added, which is the `updatedAt` of the lek. */
    async beginning(): Promise<Date> {
      const [row] = await beginningOf(transaction, { businessId });
      return row?.created_at ?? new Date(0);
    },

    /** Whether the business has or had the currency; deleted ones count. */
    async isKnown(code: string): Promise<boolean> {
      return (await own.select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
    },

    async history(code: string) {
      return ratesOf(transaction, { businessId, code });
    },

    /** Locks these currencies, without deleted ones, until the transaction ends, and reads their rates. */
    async hold(codes: readonly string[]): Promise<Rate[]> {
      const rows = await own
        .select(['code', 'exchange_rate'])
        .where('code', 'in', codes)
        .where('deleted_at', 'is', null)
        .orderBy('code')
        .forUpdate()
        .execute();
      return rows.map(({ code, exchange_rate: rate }) => ({ code, rate: rateInColumn(rate) }));
    },

    async isInUse(codes: readonly string[]): Promise<boolean> {
      const uses = await Promise.all(
        (['tenant.articles', 'tenant.accounts'] as const).map((table) =>
          queries
            .selectFrom(table)
            .select(sql<number>`1`.as('one'))
            .where('business_id', '=', businessId)
            .where('currency', 'in', codes)
            .where('deleted_at', 'is', null)
            .limit(1)
            .executeTakeFirst(),
        ),
      );
      return uses.some((use) => use !== undefined);
    },
  };
}

const currenciesOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.currencies')
    .select(['code', 'exchange_rate', 'updated_at'])
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .orderBy('code'),
);

const beginningOf = statement((queries, { businessId }: { businessId: string }) =>
  queries.selectFrom('platform.businesses').select('created_at').where('id', '=', businessId),
);

const ratesOf = statement((queries, { businessId, code }: { businessId: string; code: string }) =>
  queries
    .selectFrom('tenant.exchange_rates')
    .select(['at', 'exchange_rate', 'user_name'])
    .where('business_id', '=', businessId)
    .where('code', '=', code)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000),
);
