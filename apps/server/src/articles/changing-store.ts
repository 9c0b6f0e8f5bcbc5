import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { ArticleContent } from './article-content.ts';
import type { Tables } from './tables.ts';

/** The articles of one business, to be changed. */
export function changingStore(transaction: Transaction, businessId: string) {
  const queries = transaction.queries.withTables<Tables>();
  const changing = queries.updateTable('tenant.articles').where('business_id', '=', businessId);
  return {
    /** Articles, deleted ones too, kept as they are until the transaction ends. */
    async hold(ids: readonly string[]) {
      return queries
        .selectFrom('tenant.articles')
        .select(['id', 'name', 'price', 'currency', 'is_composite', 'updated_at', 'is_deleted'])
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async add(id: string, content: ArticleContent, at: Date): Promise<void> {
      const record = {
        business_id: businessId,
        id,
        ...content,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      };
      await refusingTaken(queries.insertInto('tenant.articles').values(record).execute());
    },

    /** The moment the article counts as changed at: always another than before. */
    async change(id: string, content: ArticleContent, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTaken(
        changing
          .set({ ...content, updated_at: laterVersion(at) })
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    async setDeleted(ids: readonly string[], deletedAt: Date | null, at: Date): Promise<void> {
      await refusingTaken(
        changing
          .set({ deleted_at: deletedAt, updated_at: laterVersion(at) })
          .where('id', 'in', ids)
          .execute(),
      );
    },
  };
}

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'articles_sku')) throw new Refusal('sku-taken');
    if (isUniqueViolation(error, 'articles_barcode')) throw new Refusal('barcode-taken');
    throw error;
  }
}
