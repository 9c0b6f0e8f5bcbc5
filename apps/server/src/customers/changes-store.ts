import type { Schema } from '../platform/database/schema.generated.ts';
import type { Kysely } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { customerColumns } from './customer-row.ts';

/** The customers of one business in the order of their change numbers, which are unique and increase. */
export function changesStore(transaction: Transaction, businessId: string) {
  return {
    async live(max: number) {
      return liveCustomers(transaction, { businessId, max });
    },

    async since(after: bigint, max: number) {
      return changedCustomers(transaction, { businessId, after, max });
    },
  };
}

const inOrder = (queries: Kysely<Schema>, businessId: string, max: number) =>
  queries
    .selectFrom('tenant.customers')
    .select([...customerColumns, 'deleted_at', 'change_number'])
    .where('business_id', '=', businessId)
    .orderBy('change_number')
    .limit(max);

const liveCustomers = statement((queries, { businessId, max }: { businessId: string; max: number }) =>
  inOrder(queries, businessId, max).where('deleted_at', 'is', null),
);

const changedCustomers = statement(
  (queries, { businessId, after, max }: { businessId: string; after: bigint; max: number }) =>
    inOrder(queries, businessId, max).where('change_number', '>', after),
);
