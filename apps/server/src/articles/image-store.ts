import type { Transaction } from '../platform/database/transaction.ts';
import type { SentPicture } from '../platform/sent-picture.ts';

/** The picture of one article. */
export function imageStore(transaction: Transaction, businessId: string, articleId: string) {
  const { queries } = transaction;
  const key = { business_id: businessId, article_id: articleId };
  return {
    async set(image: SentPicture): Promise<void> {
      await queries
        .insertInto('tenant.article_images')
        .values({ ...key, ...image })
        .onConflict((conflict) => conflict.columns(['business_id', 'article_id']).doUpdateSet(image))
        .execute();
    },

    async remove(): Promise<void> {
      await queries
        .deleteFrom('tenant.article_images')
        .where('business_id', '=', businessId)
        .where('article_id', '=', articleId)
        .execute();
    },
  };
}
