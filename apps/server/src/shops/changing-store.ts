import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { ShopContent } from './shop-row.ts';

/** Writes the shops of one business. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async add(id: string, content: ShopContent, isSecondary: boolean, at: Date): Promise<void> {
      await refusingTaken(
        queries
          .insertInto('tenant.shops')
          .values({
            ...content,
            business_id: businessId,
            id,
            is_secondary: isSecondary,
            is_hidden: false,
            created_at: at,
            updated_at: at,
          })
          .execute(),
      );
    },

    /** Returns the new version time of the shop, which always differs from the previous one. */
    async change(
      id: string,
      content: Partial<ShopContent> & { is_hidden?: boolean },
      at: Date,
    ): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTaken(
        queries
          .updateTable('tenant.shops')
          .set({ ...content, updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },
  };
}

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'shops_name')) throw new Refusal('shop-name-taken');
    if (isUniqueViolation(error, 'shops_business_unit')) throw new Refusal('business-unit-taken');
    throw error;
  }
}
