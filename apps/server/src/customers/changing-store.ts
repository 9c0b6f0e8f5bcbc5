import { Refusal } from '@tezga/domain';
import { sql } from 'kysely';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { CustomerContent } from './customer-row.ts';

export interface NewCustomer extends CustomerContent {
  readonly id: string;
  readonly created_at: Date;
  readonly created_by: string;
}

/** Writes the customers of one business. The caller takes the change numbers first (`nextChangeNumbers`). */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async add(customer: NewCustomer, changeNumber: bigint): Promise<void> {
      await refusingTakenCode(
        queries
          .insertInto('tenant.customers')
          .values({
            ...customer,
            business_id: businessId,
            updated_at: customer.created_at,
            deleted_at: null,
            change_number: changeNumber,
          })
          .execute(),
      );
    },

    /** Returns the new version (`updated_at`), which always differs from the previous one. */
    async change(id: string, content: CustomerContent, changeNumber: bigint, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTakenCode(
        queries
          .updateTable('tenant.customers')
          .set({ ...content, updated_at: laterVersion(at), change_number: changeNumber })
          .where('business_id', '=', businessId)
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    /** The customers get consecutive change numbers, starting with `firstNumber`. */
    async setDeleted(
      ids: readonly string[],
      deletedAt: Date | null,
      firstNumber: bigint,
      at: Date,
    ): Promise<void> {
      await refusingTakenCode(
        queries
          .updateTable('tenant.customers')
          .set({
            deleted_at: deletedAt,
            updated_at: laterVersion(at),
            change_number: sql<bigint>`${firstNumber}::bigint + array_position(${ids}::text[], id::text) - 1`,
          })
          .where('business_id', '=', businessId)
          .where('id', 'in', ids)
          .execute(),
      );
    },
  };
}

async function refusingTakenCode<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'customers_code')) throw new Refusal('customer-code-taken');
    throw error;
  }
}
