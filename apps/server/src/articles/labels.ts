import type { contract } from '@tezga/contract';
import { labelSheet, pieceCodes, priceInShop, refuseUnless } from '@tezga/domain';
import type { PrintedLabel } from '@tezga/print';
import type { Transaction } from '../platform/database/transaction.ts';
import { printedPdf } from '../platform/documents/print.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { listedArticle } from './article-reply.ts';
import { readingStore } from './reading-store.ts';

export const labels: FreeHandler<typeof contract.articles.labels> = {
  async freely({ ids, shopId, count, firstLabel, language }, context) {
    const { businessId, clock, phrasesIn } = context;
    const wanted = [...new Set(ids)];
    const sheets = Math.ceil((firstLabel - 1 + wanted.length * count) / labelSheet.labels);
    const { pdf } = await printedPdf(context, sheets, async (transaction) => {
      await expectOwnShops({ transaction, businessId }, [shopId], { isLocking: false });
      const articles = await articlesToPrint(transaction, { businessId, ids: wanted, shopId });
      return { labels: { articles, count, firstLabel, at: clock.now() }, options: { language } };
    });
    return { name: `${phrasesIn[language].print.priceLabels}.pdf`, pdf };
  },
};

interface Wanted {
  readonly businessId: string;
  readonly ids: readonly string[];
  readonly shopId: string;
}

async function articlesToPrint(
  transaction: Transaction,
  { businessId, ids, shopId }: Wanted,
): Promise<PrintedLabel[]> {
  const [rows, units] = await Promise.all([
    readingStore(transaction, businessId).listed(ids),
    transaction.run<{ readonly id: string; readonly name: string }>(
      'select id, name from tenant.units where business_id = $1 and code <> all ($2::text[])',
      [businessId, pieceCodes],
    ),
  ]);
  refuseUnless(rows.length === ids.length && rows.every((row) => !row.is_deleted), 'not-found');
  const unitNames = new Map(units.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    name: row.name,
    price: priceInShop(listedArticle(row), shopId),
    currency: row.currency,
    unit: unitNames.get(row.unit_id) ?? null,
    sku: row.sku,
    barcode: row.barcode,
  }));
}
