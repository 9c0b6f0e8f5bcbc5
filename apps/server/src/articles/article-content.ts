import { columnOfCost } from '../platform/database/numeric.ts';
import type { contract } from '@tezga/contract';
import { type Quantity } from '@tezga/domain';
import type { z } from 'zod';
import type { Prices } from './price-changes.ts';
import { scaleColumns } from './scale-columns.ts';
import type { Row } from '../platform/database/schema.generated.ts';

export type ArticleInput = z.output<typeof contract.articles.add.input>;

export type ArticleContent = Omit<
  Row<'tenant.articles'>,
  | 'business_id'
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
  | 'is_deleted'
  | 'sku_number'
  | 'sku_width'
  | 'search_text'
>;

/** The columns of an article from the input. */
export function articleContent(input: ArticleInput): ArticleContent {
  return {
    name: input.name,
    sku: input.sku,
    barcode: input.barcode,
    price: input.price,
    currency: input.currency,
    cost: columnOfCost(input.cost),
    vat_id: input.vat_id,
    sold_by: input.soldBy,
    unit_id: input.unit_id,
    icon: input.representation,
    shape: input.shape,
    color: input.color,
    is_stock_counted: input.inventoryTrackable,
    is_composite: input.compositeProduct,
    is_produced: input.useProduction,
    is_for_processing: input.useForProcessing,
    is_sold_freely: input.sellFreely,
    ...scaleColumns(input),
  };
}

/** The recipe. An article that is not composite has none, although the input may still list ingredients. */
export function ingredientsOf({ compositeProduct, ingredients }: ArticleInput): Map<string, Quantity> {
  if (!compositeProduct) return new Map();
  return new Map(ingredients.map(({ articleId, quantity }) => [articleId, quantity]));
}

/** The general price and the prices of shops that have their own. */
export function pricesIn({ price, currency, byShops }: ArticleInput): Prices {
  return {
    price,
    currency,
    byShop: new Map(byShops.map(({ shopId, price: own }) => [shopId, own])),
  };
}
