import type { Transaction } from '../platform/database/transaction.ts';

/** The number of digits of the first SKU of a business. */
const defaultWidth = 4;

export type CodeKind = 'sku' | 'barcode';

/** The SKUs and barcodes of one business. */
export function codesStore(transaction: Transaction, businessId: string) {
  const articles = transaction.queries.selectFrom('tenant.articles').where('business_id', '=', businessId);
  return {
    /**
     * The highest numeric SKU and the number of digits of the longest one. Deleted articles count, because
     * they may be restored.
     */
    async highestSku(): Promise<{ highest: bigint | null; width: number }> {
      const numbers = articles.where('sku_number', 'is not', null);
      const [highest, widest] = await Promise.all([
        numbers.select('sku_number').orderBy('sku_number', 'desc').limit(1).executeTakeFirst(),
        numbers.select('sku_width').orderBy('sku_width', 'desc').limit(1).executeTakeFirst(),
      ]);
      return { highest: highest?.sku_number ?? null, width: widest?.sku_width ?? defaultWidth };
    },

    /** The name of a live article, other than `ownIds`, that has one of the codes; null if all codes are free. */
    async ownerOf(
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
