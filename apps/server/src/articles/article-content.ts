import { columnOfCost, costInColumn } from '../platform/database/numeric.ts';
import type { contract } from '@tezga/contract';
import { asMoney, asQuantity, type Quantity } from '@tezga/domain';
import type { z } from 'zod';
import type { Prices } from './price-changes.ts';
import type { WholeRow } from './reading-store.ts';
import type { Row } from '../platform/database/schema.generated.ts';

type ArticleInput = z.output<typeof contract.articles.add.input>;

/**
 * The fields of an article except its picture. The colour is any text, because older articles may have a
 * colour that is not in the palette.
 */
export type ArticleFields = Omit<ArticleInput, 'imageBase64' | 'color'> & { readonly color: string };

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
export function articleContent(input: ArticleFields): ArticleContent {
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
    is_scale_article: input.isScaleArticle,
    scale_options: input.scaleOptions,
  };
}

/** The stored article with the fields of the input. */
export function storedFields(row: WholeRow): ArticleFields {
  return {
    name: row.name,
    sku: row.sku,
    barcode: row.barcode,
    price: row.price,
    currency: row.currency,
    cost: costInColumn(row.cost),
    vat_id: row.vat_id,
    category: row.category_ids,
    soldBy: row.sold_by,
    unit_id: row.unit_id,
    representation: row.icon,
    shape: row.shape,
    color: row.color,
    inventoryTrackable: row.is_stock_counted,
    compositeProduct: row.is_composite,
    ingredients: row.ingredients.map(({ articleId, quantity }) => ({
      articleId,
      quantity: asQuantity(BigInt(quantity)),
    })),
    byShops: row.shop_prices.map(({ shopId, price }) => ({ shopId, price: asMoney(BigInt(price)) })),
    useProduction: row.is_produced,
    useForProcessing: row.is_for_processing,
    sellFreely: row.is_sold_freely,
    isScaleArticle: row.is_scale_article,
    scaleOptions: row.scale_options,
  };
}

/** The recipe: the quantity of each ingredient. */
export function recipeOf(ingredients: ArticleFields['ingredients']): Map<string, Quantity> {
  return new Map(ingredients.map(({ articleId, quantity }) => [articleId, quantity]));
}

/** The general price and the prices of shops that have their own. */
export function pricesIn({ price, currency, byShops }: ArticleFields): Prices {
  return {
    price,
    currency,
    byShop: new Map(byShops.map(({ shopId, price: own }) => [shopId, own])),
  };
}
