import { laterVersion } from '../platform/database/later-version.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ArticleContent } from './article-content.ts';
import { refusingTaken } from './refusing-taken.ts';

/** Locks and writes the articles of one business. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const changing = queries.updateTable('tenant.articles').where('business_id', '=', businessId);
  return {
    /** Locks articles, deleted ones too, until the transaction ends. Lock order: by id. */
    async lock(ids: readonly string[]) {
      return queries
        .selectFrom('tenant.articles')
        .select(['id', 'name', 'is_composite', 'updated_at', 'is_deleted'])
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
      await refusingTaken(transaction, businessId, { ids: [id], codes: content }, () =>
        queries.insertInto('tenant.articles').values(record).execute(),
      );
    },

    /** Returns the new version (`updated_at`), which always differs from the previous one. */
    async change(id: string, content: ArticleContent, at: Date): Promise<Date> {
      const change = changing
        .set({ ...content, updated_at: laterVersion(at) })
        .where('id', '=', id)
        .returning('updated_at');
      const changed = await refusingTaken(transaction, businessId, { ids: [id], codes: content }, () =>
        change.executeTakeFirstOrThrow(),
      );
      return changed.updated_at;
    },

    async setDeleted(ids: readonly string[], deletedAt: Date | null, at: Date): Promise<void> {
      const change = changing
        .set({ deleted_at: deletedAt, updated_at: laterVersion(at) })
        .where('id', 'in', ids);
      await refusingTaken(transaction, businessId, { ids }, () => change.execute());
    },
  };
}
