import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { AccountContent } from './account-content.ts';

/** Changes the bank accounts of one business; the caller must have called `waitForTurn`. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** Unmarks the main account, so that the given account can become the main one. */
    async clearMain(exceptId: string, at: Date): Promise<void> {
      await queries
        .updateTable('tenant.accounts')
        .set({ is_main: false, updated_at: laterVersion(at) })
        .where('business_id', '=', businessId)
        .where('is_main', '=', true)
        .where('id', '<>', exceptId)
        .execute();
    },

    async add(id: string, content: AccountContent, at: Date): Promise<void> {
      await refusingTwice(
        queries
          .insertInto('tenant.accounts')
          .values({ ...content, business_id: businessId, id, created_at: at, updated_at: at })
          .execute(),
      );
    },

    async change(id: string, content: AccountContent, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTwice(
        queries
          .updateTable('tenant.accounts')
          .set({ ...content, updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    /** A restored account is not the main one, because another account may be the main one now. */
    async setDeleted(ids: readonly string[], deletedAt: Date | null, at: Date): Promise<void> {
      await refusingTwice(
        queries
          .updateTable('tenant.accounts')
          .set({ deleted_at: deletedAt, is_main: false, updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', 'in', ids)
          .execute(),
      );
    },
  };
}

async function refusingTwice<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_iban')) throw new Refusal('account-already-there');
    throw error;
  }
}
