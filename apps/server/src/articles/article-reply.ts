import { costInColumn, rateInColumn } from '../platform/database/numeric.ts';
import type { contract } from '@tezga/contract';
import { asMoney, asQuantity, marginOf, vatRates, type Percent, type Quantity } from '@tezga/domain';
import type { z } from 'zod';
import type { ListedRow, ValuedRow, WholeRow } from './reading-store.ts';

export type ListedArticle = z.output<typeof contract.articles.all.output>['articles'][number];

/** An article as lists show it. */
export function listedArticle(row: ListedRow): ListedArticle {
  return {
    _id: row.id,
    name: row.name,
    sku: row.sku,
    barcode: row.barcode,
    price: row.price,
    currency: row.currency,
    vat_id: row.vat_id,
    category: row.category_ids,
    soldBy: row.sold_by,
    unit_id: row.unit_id,
    cost: costInColumn(row.cost),
    representation: row.icon,
    shape: row.shape,
    color: row.color,
    hasImage: row.has_image,
    inventoryTrackable: row.is_stock_counted,
    compositeProduct: row.is_composite,
    useProduction: row.is_produced,
    useForProcessing: row.is_for_processing,
    sellFreely: row.is_sold_freely,
    isScaleArticle: row.is_scale_article,
    byShops: row.shop_prices.map(({ shopId, price }) => ({ shopId, price: asMoney(BigInt(price)) })),
    deleted: row.is_deleted,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The stock in the unit of the article; null if it has no stock records. */
export function stockOf({ stock }: Pick<ListedRow, 'stock'>): Quantity | null {
  return stock;
}

/** The margin at the average cost of the stock, or at the cost in the record of an article that never had stock. */
export function marginIn(row: ValuedRow): Percent | null {
  const { price, vat_id: vatId, exchange_rate: rate, is_in_vat: isInVat } = row;
  const vatPercent = isInVat ? vatRates.find(({ id }) => id === vatId)?.percent : 0;
  const cost = row.average_cost ?? costInColumn(row.cost);
  return marginOf({
    price,
    vatPercent: vatPercent ?? 0,
    rate: rate === null ? null : rateInColumn(rate),
    cost,
  });
}

export const withStock = (row: ListedRow) => ({ ...listedArticle(row), stock: stockOf(row) });

/** An article with all its fields. */
export function wholeArticle(row: WholeRow): z.output<typeof contract.articles.one.output>['article'] {
  return {
    ...listedArticle(row),
    articleId: row.id,
    imageBase64: row.image,
    ingredients: row.ingredients.map((ingredient) => ({
      ...ingredient,
      quantity: asQuantity(BigInt(ingredient.quantity)),
    })),
    scaleOptions: row.scale_options,
    createdAt: row.created_at.toISOString(),
  };
}
