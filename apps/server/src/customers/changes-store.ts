import type { Schema } from '../platform/database/schema.generated.ts';
import type { Kysely } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { customerColumns } from './customer-row.ts';

/** The customers of one business in the order they were changed, each with a number of its own. */
export function changesStore(transaction: Transaction, businessId: string) {
  return {
    async live(most: number) {
      return liveCustomers(transaction, { businessId, most });
    },

    async since(seen: bigint, most: number) {
      return changedCustomers(transaction, { businessId, seen, most });
    },
  };
}

const inOrder = (queries: Kysely<Schema>, businessId: string, most: number) =>
  queries
    .selectFrom('tenant.customers')
    .select([...customerColumns, 'deleted_at', 'change_number'])
    .where('business_id', '=', businessId)
    .orderBy('change_number')
    .limit(most);

const liveCustomers = statement((queries, { businessId, most }: { businessId: string; most: number }) =>
  inOrder(queries, businessId, most).where('deleted_at', 'is', null),
);

const changedCustomers = statement(
  (queries, { businessId, seen, most }: { businessId: string; seen: bigint; most: number }) =>
    inOrder(queries, businessId, most).where('change_number', '>', seen),
);
