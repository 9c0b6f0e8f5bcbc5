import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { AccountContent } from './account-content.ts';

/** The bank accounts of one business, to be changed by whose turn it is. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** Makes place for another main account. */
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

    /** What comes back is not the main account: another may have become that. */
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
