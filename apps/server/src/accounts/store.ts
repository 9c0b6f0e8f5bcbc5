import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** The bank accounts of one business. */
export function accountsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The main one first, then the oldest; either those there are or the deleted ones. */
    async list(areDeleted: boolean) {
      return accountsOf(transaction, { businessId, areDeleted });
    },

    /** One change after the other in each business, so that there is never a second main account. */
    async waitForTurn(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('bank accounts ' || ${businessId}, 0))`.execute(
        queries,
      );
    },

    /** Deleted ones too; nobody changes them until the transaction ends. */
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
