import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { shopColumns, type Tables } from './tables.ts';

/** The shops of one business. */
export function shopsStore(transaction: Transaction, businessId: string) {
  const queries = transaction.queries.withTables<Tables>();
  return {
    async list() {
      return shopsOf(transaction, { businessId });
    },

    /** How many of the ids are shops of this business. */
    async countOf(ids: readonly string[]): Promise<number> {
      const { found } = await queries
        .selectFrom('tenant.shops')
        .select((select) => select.fn.countAll<bigint>().as('found'))
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      return Number(found);
    },

    /** All of them, because whether one may go depends on the others; nobody changes them until the transaction ends. */
    async holdAll() {
      return queries
        .selectFrom('tenant.shops')
        .select(['id', 'name', 'is_hidden', 'updated_at'])
        .where('business_id', '=', businessId)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async hold(id: string) {
      const shop = await queries
        .selectFrom('tenant.shops')
        .select(['id', 'updated_at'])
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return shop ?? null;
    },
  };
}

const shopsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .withTables<Tables>()
    .selectFrom('tenant.shops')
    .select(shopColumns)
    .where('business_id', '=', businessId),
);
