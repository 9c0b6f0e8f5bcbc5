import { contract, decoded, encoded, figure, type OnWire } from '@tezga/contract';
import {
  articleColors,
  asUnitCost,
  baseCurrency,
  choose,
  divideRounded,
  sumOf,
  usualVatId,
  vatRates,
  type ArticleColor,
  type UnitCost,
} from '@tezga/domain';
import { z } from 'zod';
import type { KnownArticle, WholeArticle } from './article-rows.ts';

/** What the form holds: everything a person may say of an article. */
export type ArticleValues = OnWire<CheckedArticle>;

/** What is said of an article once the form is checked. */
export type CheckedArticle = z.output<typeof contract.articles.add.input>;

/** What the form says: an article that is not composite is made of nothing, whatever was typed before it was switched off. */
export function withoutUnusedRecipe(values: ArticleValues): ArticleValues {
  return values.compositeProduct ? values : { ...values, ingredients: [], useProduction: false };
}

/** One schema for a new article and for one there is: what is said of it is the same. */
export const articleSchema = z.preprocess(
  (values) => withoutUnusedRecipe(values as ArticleValues),
  contract.articles.add.input,
) as z.ZodType<CheckedArticle, ArticleValues>;

/** The price of a new article is not known: an empty field is missing, and zero would be wrong. */
const unknownPrice = '' as unknown as number;

export function newArticle(sku: string, unitId: string): ArticleValues {
  return {
    name: '',
    price: unknownPrice,
    sku,
    barcode: '',
    vat_id: usualVatId,
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
    // Whoever may not read it cannot change the article either.
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

/** A new article that begins like one there is; codes belong to one article only. */
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

type Ingredients = ArticleValues['ingredients'];

/** Choosing an ingredient that is there already makes it one more. */
export function withIngredient(ingredients: Ingredients, articleId: string): Ingredients {
  const chosen = ingredients.map((each) => ({ ...each, units: each.quantity, isSelected: false }));
  return choose(chosen, articleId).map((each) => ({ articleId: each.articleId, quantity: each.units }));
}

/** What a quantity of something costs, to a thousandth; null while its cost or quantity is not known. */
export function valueOf(quantity: number, cost: UnitCost | undefined): UnitCost | null {
  // A field that is being typed may be empty.
  if (cost === undefined || typeof quantity !== 'number') return null;
  return asUnitCost(divideRounded(decoded(figure.quantity, quantity) * cost, 1_000_000n) * 1000n);
}

/** What one unit of a composite article costs; null while something in it is not known, or nothing is in it. */
export function ingredientsCost(
  ingredients: Ingredients,
  known: ReadonlyMap<string, Pick<KnownArticle, 'cost'>>,
): UnitCost | null {
  const values = ingredients.map(({ articleId, quantity }) => valueOf(quantity, known.get(articleId)?.cost));
  const costs = values.filter((value) => value !== null);
  return values.length === 0 || costs.length < values.length ? null : sumOf(costs);
}

/** The price of one shop; no price means that of all the others. */
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
  /** What one of the price's currency is worth in lek. */
  readonly rate: number | null;
}

/** What part of the price without VAT remains, in percent; null where that is not known. */
export function marginPercent({ price, vat_id, cost, rate }: Earning): number | null {
  const vat = vatRates.find(({ id }) => id === vat_id)?.percent;
  if (typeof price !== 'number' || typeof cost !== 'number') return null;
  if (vat === undefined || rate === null || price <= 0 || cost === 0) return null;
  const net = (price * rate) / (1 + vat / 100);
  return ((net - cost) / net) * 100;
}

/** The cost that goes along: a composite article costs what its ingredients cost. */
export function costToSave(values: CheckedArticle, fromIngredients: UnitCost | null): UnitCost {
  return values.compositeProduct && fromIngredients !== null ? fromIngredients : values.cost;
}
