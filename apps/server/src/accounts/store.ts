import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** The bank accounts of one business. */
export function accountsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The deleted bank accounts or the current ones: the main account first, then the oldest. */
    async list(areDeleted: boolean) {
      return accountsOf(transaction, { businessId, areDeleted });
    },

    /**
     * Advisory lock of the business until the transaction ends, so that concurrent changes cannot mark two main
     * accounts.
     */
    async waitForTurn(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('bank accounts ' || ${businessId}, 0))`.execute(
        queries,
      );
    },

    /** Locks bank accounts, also deleted ones, until the transaction ends, and reads them. */
    async hold(ids: readonly string[]) {
      return queries
        .selectFrom('tenant.accounts')
        .select(['id', 'iban', 'bank_name', 'swift', 'currency', 'is_main', 'updated_at', 'deleted_at'])
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
    },
  };
}

const accountsOf = statement(
  (queries, { businessId, areDeleted }: { businessId: string; areDeleted: boolean }) =>
    queries
      .selectFrom('tenant.accounts')
      .select(['id', 'iban', 'bank_name', 'swift', 'currency', 'is_main', 'updated_at'])
      .where('business_id', '=', businessId)
      .where(sql<boolean>`(deleted_at is not null) = ${areDeleted}`)
      .orderBy('is_main', 'desc')
      .orderBy('id'),
);
