import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { nextChangeNumbers } from './next-change-numbers.ts';
import { customerColumns } from './customer-row.ts';

/** The customers of one business, one by one. */
export function customersStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async one(id: string) {
      const [row] = await customerOf(transaction, { businessId, id });
      return row ?? null;
    },

    /** Deleted ones too; nobody changes them until the transaction ends. Who changes customers has taken their numbers before. */
    async hold(ids: readonly string[]) {
      return queries
        .selectFrom('tenant.customers')
        .select([...customerColumns, 'deleted_at'])
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .where('is_undone', '=', false)
        .orderBy('id')
        .forUpdate()
        .execute();
    },
  };
}

/** The customers among the given ids that are deleted, or that are not, held with their change numbers taken. */
export async function holdToChange(
  transaction: Transaction,
  businessId: string,
  given: readonly string[],
  isDeleted: boolean,
) {
  const ids = [...new Set(given)];
  const firstNumber = await nextChangeNumbers(transaction, businessId, ids.length);
  const held = await customersStore(transaction, businessId).hold(ids);
  const customers = held.filter(({ deleted_at: deletedAt }) => (deletedAt !== null) === isDeleted);
  return { ids, firstNumber, customers, areAllThere: customers.length === ids.length };
}

const customerOf = statement((queries, { businessId, id }: { businessId: string; id: string }) =>
  queries
    .selectFrom('tenant.customers')
    .select([...customerColumns, 'deleted_at'])
    .where('business_id', '=', businessId)
    .where('is_undone', '=', sql<boolean>`false`)
    .where('id', '=', id),
);
