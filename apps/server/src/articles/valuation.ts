import type { contract } from '@tezga/contract';
import { amountOf, asQuantity, type Quantity } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle, stockOf } from './article-reply.ts';
import { findArticles } from './find-articles.ts';
import { readingStore } from './reading-store.ts';

export const valuation: Handler<typeof contract.articles.valuation> = async (
  input,
  { transaction, businessId },
) => {
  const { ids, total, isMore } = await findArticles(transaction, { ...input, kinds: ['counted'] });
  const rows = await readingStore(transaction, businessId).listed(ids);
  return {
    articles: rows.map((row) => ({
      article: listedArticle(row),
      stock: stockOf(row),
      value: row.stock === null ? null : amountOf(worthOf(asQuantity(row.stock), row.cost)),
    })),
    totalResult: total,
    isMore,
  };
};

/** Thousandths of a unit at thousandths of a lek, in hundredths: half of one counts as a whole, away from zero. */
export function worthOf(quantity: Quantity, cost: bigint): bigint {
  const millionths = quantity * cost;
  const half = millionths < 0n ? -5000n : 5000n;
  return (millionths + half) / 10_000n;
}
