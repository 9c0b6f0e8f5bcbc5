import { contract, decoded, encoded, figure, type OnWire } from '@tezga/contract';
import {
  articleColors,
  asUnitCost,
  baseCurrency,
  choose,
  divideRounded,
  sumOf,
  vatRates,
  type ArticleColor,
  type UnitCost,
} from '@tezga/domain';
import { z } from 'zod';
import type { KnownArticle, WholeArticle } from './article-rows.ts';

/** The values of the form. */
export type ArticleValues = OnWire<CheckedArticle>;

/** The values after validation. */
export type CheckedArticle = z.output<typeof contract.articles.add.input>;

/**
 * Drops the ingredients if the article is not composite: the user may have typed some before switching "composite"
 * off.
 */
export function withoutUnusedRecipe(values: ArticleValues): ArticleValues {
  return values.compositeProduct ? values : { ...values, ingredients: [], useProduction: false };
}

/** One schema for new and existing articles. */
export const articleSchema = z.preprocess(
  (values) => withoutUnusedRecipe(values as ArticleValues),
  contract.articles.add.input,
) as z.ZodType<CheckedArticle, ArticleValues>;

/** An empty price field is reported as missing; a default of zero would be valid but wrong. */
const unknownPrice = '' as unknown as number;

export function newArticle(sku: string, unitId: string, vatId: string): ArticleValues {
  return {
    name: '',
    price: unknownPrice,
    sku,
    barcode: '',
    vat_id: vatId,
    category: [],
    soldBy: 'unit',
    unit_id: unitId,
    currency: baseCurrency,
    cost: 0,
    representation: 'box',
    shape: 'square',
    color: articleColors[0],
    imageBase64: null,
    inventoryTrackable: true,
    compositeProduct: false,
    ingredients: [],
    byShops: [],
    useProduction: false,
    useForProcessing: false,
    sellFreely: false,
    isScaleArticle: false,
    scaleOptions: null,
  };
}

export function articleValues(article: WholeArticle): ArticleValues {
  return {
    name: article.name,
    price: encoded(figure.money, article.price),
    sku: article.sku,
    barcode: article.barcode,
    vat_id: article.vat_id,
    category: article.category,
    soldBy: article.soldBy,
    unit_id: article.unit_id,
    currency: article.currency,
    // 0 is never saved: a role that may not read the cost may not edit articles either.
    cost: article.cost === undefined ? 0 : encoded(figure.unitCost, article.cost),
    representation: article.representation,
    shape: article.shape,
    color: colorOf(article.color),
    imageBase64: article.imageBase64,
    inventoryTrackable: article.inventoryTrackable,
    compositeProduct: article.compositeProduct,
    ingredients: article.ingredients.map(({ articleId, quantity }) => ({
      articleId,
      quantity: encoded(figure.quantity, quantity),
    })),
    byShops: article.byShops.map(({ shopId, price }) => ({ shopId, price: encoded(figure.money, price) })),
    useProduction: article.useProduction,
    useForProcessing: article.useForProcessing,
    sellFreely: article.sellFreely,
    isScaleArticle: article.isScaleArticle,
    scaleOptions: article.scaleOptions,
  };
}

const colorOf = (color: string): ArticleColor =>
  articleColors.find((each) => each === color) ?? articleColors[0];

/** The values of a copy of an article: a new SKU and no barcode, because codes are unique. */
export function articleCopy(article: WholeArticle, sku: string, name: string): ArticleValues {
  return {
    ...articleValues(article),
    name,
    sku,
    barcode: '',
    isScaleArticle: false,
    scaleOptions: null,
  };
}

/** Puts a search text without results into the form: as barcode if it has only digits, otherwise as name. */
export function articleNamed(values: ArticleValues, text: string): ArticleValues {
  if (text === '') return values;
  return /^\d{8,}$/u.test(text) ? { ...values, barcode: text } : { ...values, name: text };
}

type Ingredients = ArticleValues['ingredients'];

/** Adds an ingredient, or 1 to its quantity if it is already there. */
export function withIngredient(ingredients: Ingredients, articleId: string): Ingredients {
  const chosen = ingredients.map((each) => ({ ...each, units: each.quantity, isSelected: false }));
  return choose(chosen, articleId).map((each) => ({ articleId: each.articleId, quantity: each.units }));
}

/** Quantity times cost, rounded to thousandths; null while the quantity or the cost is missing. */
export function valueOf(quantity: number, cost: UnitCost | undefined): UnitCost | null {
  // A field may be empty while the user types.
  if (cost === undefined || typeof quantity !== 'number') return null;
  return asUnitCost(divideRounded(decoded(figure.quantity, quantity) * cost, 1_000_000n) * 1000n);
}

/** The cost of one unit of a composite article; null without ingredients, or if a cost is missing. */
export function ingredientsCost(
  ingredients: Ingredients,
  known: ReadonlyMap<string, Pick<KnownArticle, 'cost'>>,
): UnitCost | null {
  const values = ingredients.map(({ articleId, quantity }) => valueOf(quantity, known.get(articleId)?.cost));
  const costs = values.filter((value) => value !== null);
  return values.length === 0 || costs.length < values.length ? null : sumOf(costs);
}

/** Sets the price of one shop; an empty price removes it, so the general price applies. */
export function withShopPrice(
  byShops: ArticleValues['byShops'],
  shopId: string,
  price: number | '',
): ArticleValues['byShops'] {
  if (price === '') return byShops.filter((each) => each.shopId !== shopId);
  if (!byShops.some((each) => each.shopId === shopId)) return [...byShops, { shopId, price }];
  return byShops.map((each) => (each.shopId === shopId ? { shopId, price } : each));
}

interface Earning {
  readonly price: number;
  readonly vat_id: string;
  readonly cost: number;
  /** The exchange rate of the price's currency, in lek. */
  readonly rate: number | null;
}

/** The margin in percent of the price without VAT; null if a value is missing. */
export function marginPercent({ price, vat_id, cost, rate }: Earning): number | null {
  const vat = vatRates.find(({ id }) => id === vat_id)?.percent;
  if (typeof price !== 'number' || typeof cost !== 'number') return null;
  if (vat === undefined || rate === null || price <= 0 || cost === 0) return null;
  const net = (price * rate) / (1 + vat / 100);
  return ((net - cost) / net) * 100;
}

/** The cost to send; a composite article gets the cost of its ingredients. */
export function costToSave(values: CheckedArticle, fromIngredients: UnitCost | null): UnitCost {
  return values.compositeProduct && fromIngredients !== null ? fromIngredients : values.cost;
}
