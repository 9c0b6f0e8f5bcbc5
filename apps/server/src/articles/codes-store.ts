import type { Transaction } from '../platform/database/transaction.ts';

/** How wide the first SKU of a business is. */
const usualWidth = 4;

export type CodeKind = 'sku' | 'barcode';

/** The codes that are taken in one business. */
export function codesStore(transaction: Transaction, businessId: string) {
  const articles = transaction.queries.selectFrom('tenant.articles').where('business_id', '=', businessId);
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

    /** The name of an article that has one of the codes, apart from the articles themselves and deleted ones; null where all are free. */
    async holderOf(
      kind: CodeKind,
      codes: readonly string[],
      ownIds: readonly string[],
    ): Promise<string | null> {
      if (codes.length === 0) return null;
      let query = articles.select('name').where(kind, 'in', codes).where('deleted_at', 'is', null).limit(1);
      if (ownIds.length > 0) query = query.where('id', 'not in', ownIds);
      return (await query.executeTakeFirst())?.name ?? null;
    },

    /** The codes of these articles, deleted ones too. */
    async codesOf(kind: CodeKind, ids: readonly string[]): Promise<string[]> {
      const rows = await articles.select(kind).where('id', 'in', ids).where(kind, '<>', '').execute();
      return rows.map((row) => row[kind]);
    },
  };
}
