import type { Transaction } from '../platform/database/transaction.ts';
import type { Tables } from './tables.ts';

/** How wide the first SKU of a business is. */
const usualWidth = 4;

/** The codes that are taken in one business. */
export function codesStore(transaction: Transaction, businessId: string) {
  const articles = transaction.queries
    .withTables<Tables>()
    .selectFrom('tenant.articles')
    .where('business_id', '=', businessId);
  return {
    /** The highest SKU that is a number, and how many digits the widest has; those of deleted articles too, which may come back. */
    async highestSku(): Promise<{ highest: bigint | null; width: number }> {
      const numbers = articles.where('sku_number', 'is not', null);
      const [highest, widest] = await Promise.all([
        numbers.select('sku_number').orderBy('sku_number', 'desc').limit(1).executeTakeFirst(),
        numbers.select('sku_width').orderBy('sku_width', 'desc').limit(1).executeTakeFirst(),
      ]);
      return { highest: highest?.sku_number ?? null, width: widest?.sku_width ?? usualWidth };
    },

    /** Whether no article that is not deleted has the code, apart from the article itself. */
    async isFree(kind: 'sku' | 'barcode', code: string, articleId: string | undefined): Promise<boolean> {
      let query = articles.select('id').where(kind, '=', code).where('deleted_at', 'is', null).limit(1);
      if (articleId !== undefined) query = query.where('id', '<>', articleId);
      return (await query.executeTakeFirst()) === undefined;
    },
  };
}
