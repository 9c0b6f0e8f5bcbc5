import { costInColumn } from '../platform/database/numeric.ts';
import type { contract } from '@tezga/contract';
import { asMoney, asQuantity, divideRounded, type Money, type Quantity, type UnitCost } from '@tezga/domain';
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
      value: row.stock === null ? null : worthOf(asQuantity(row.stock), costInColumn(row.cost)),
    })),
    totalResult: total,
    isMore,
  };
};

/** Rounds to hundredths, half away from zero. */
export const worthOf = (quantity: Quantity, cost: UnitCost): Money =>
  asMoney(divideRounded(quantity * cost, 10_000_000n));
