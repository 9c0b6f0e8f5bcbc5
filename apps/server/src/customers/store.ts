import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { nextChangeNumbers } from './next-change-numbers.ts';
import { customerColumns } from './customer-row.ts';

/** Reads and locks single customers of one business. */
export function customersStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async one(id: string) {
      const [row] = await customerOf(transaction, { businessId, id });
      return row ?? null;
    },

    /**
     * Locks customers, deleted ones too, until the transaction ends. Lock order: change numbers first, then customers
     * by id.
     */
    async lock(ids: readonly string[]) {
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

/**
 * Takes change numbers and locks the customers with these ids. Returns the deleted ones if `isDeleted`, otherwise the
 * others.
 */
export async function lockToChange(
  transaction: Transaction,
  businessId: string,
  given: readonly string[],
  isDeleted: boolean,
) {
  const ids = [...new Set(given)];
  const firstNumber = await nextChangeNumbers(transaction, businessId, ids.length);
  const locked = await customersStore(transaction, businessId).lock(ids);
  const customers = locked.filter(({ deleted_at: deletedAt }) => (deletedAt !== null) === isDeleted);
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
