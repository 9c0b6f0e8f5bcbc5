import {
  articleColors,
  articleIcons,
  articleShapes,
  isVatId,
  soldByKinds,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';
import { cost, figure, price, quantity } from './amounts.ts';
import { moment, orNone, recordId } from './fields.ts';
import { image } from './files.ts';
import { restricted } from '../call/restricted-fields.ts';
import { articleColor, barcode, currency, name, sku } from './texts.ts';

const problem = (code: FieldProblem): FieldProblem => code;

/**
 * The maximum size of the picture on an article's button at a till; the screen shrinks larger pictures before
 * upload.
 */
export const articleImageLimitBytes = 200_000;

export const vatId = z.string().refine(isVatId, problem('choice'));

export const priceByShop = z.object({ shopId: recordId, price });

const ingredient = z.object({ articleId: recordId, quantity });

/** How an electronic scale encodes the article in a barcode; only with the module electronicScale. */
export const scaleOptions = z.object({
  plu: z.int('whole-number').min(1, problem('too-small')).max(99_999, problem('too-large')),
  prefix: z.string().regex(/^(02|2\d)$/, problem('invalid')),
  valueType: z.enum(['weight', 'price', 'pieces']),
});

export const eachOnce =
  <Item>(idOf: (item: Item) => string) =>
  (items: readonly Item[]) =>
    new Set(items.map(idOf)).size === items.length;

/** The editable fields of an article. */
export const articleInput = {
  name,
  price,
  sku,
  barcode,
  vat_id: vatId,
  category: z
    .array(recordId)
    .max(50, problem('too-large'))
    .refine(
      eachOnce((id: string) => id),
      problem('twice'),
    )
    .default([]),
  soldBy: z.enum(soldByKinds).default('unit'),
  unit_id: recordId,
  currency: currency.default('ALL'),
  cost: cost.prefault(0),
  representation: z.enum(articleIcons).default('box'),
  shape: z.enum(articleShapes).default('square'),
  color: articleColor.default(articleColors[0]),
  imageBase64: orNone(image(articleImageLimitBytes)),
  inventoryTrackable: z.boolean().default(true),
  compositeProduct: z.boolean().default(false),
  ingredients: z
    .array(ingredient)
    .max(100, problem('too-large'))
    .refine(
      eachOnce((each: z.output<typeof ingredient>) => each.articleId),
      problem('twice'),
    )
    .prefault([]),
  byShops: z
    .array(priceByShop)
    .max(500, problem('too-large'))
    .refine(
      eachOnce((each: z.output<typeof priceByShop>) => each.shopId),
      problem('twice'),
    )
    .prefault([]),
  useProduction: z.boolean().default(false),
  useForProcessing: z.boolean().default(false),
  sellFreely: z.boolean().default(false),
  isScaleArticle: z.boolean().default(false),
  scaleOptions: scaleOptions.nullable().default(null),
};

interface Composed {
  readonly compositeProduct: boolean;
  readonly ingredients: readonly unknown[];
}

/** A composite article must have ingredients, any other article must have none. */
export function ingredientsProblem({ compositeProduct, ingredients }: Composed): FieldProblem | null {
  if (compositeProduct === ingredients.length > 0) return null;
  return compositeProduct ? 'required' : 'not-composite';
}

/** Refuses an article whose ingredients do not fit its kind. */
export const composed = <Fields extends z.ZodType<Composed>>(fields: Fields) =>
  fields.superRefine((input, context) => {
    const message = ingredientsProblem(input);
    if (message !== null) context.addIssue({ code: 'custom', path: ['ingredients'], message });
  });

/** An article as lists show it. */
export const listedArticle = z.object({
  _id: recordId,
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  price: figure.money,
  currency: z.string(),
  vat_id: z.string(),
  category: z.array(recordId),
  soldBy: z.enum(soldByKinds),
  unit_id: recordId,
  cost: restricted('cost', figure.unitCost),
  representation: z.enum(articleIcons),
  shape: z.enum(articleShapes),
  color: z.string(),
  hasImage: z.boolean(),
  inventoryTrackable: z.boolean(),
  compositeProduct: z.boolean(),
  useProduction: z.boolean(),
  useForProcessing: z.boolean(),
  sellFreely: z.boolean(),
  isScaleArticle: z.boolean(),
  byShops: z.array(z.object({ shopId: recordId, price: figure.money })),
  deleted: z.boolean(),
  updatedAt: moment,
});

/** An article with all its fields. */
export const wholeArticle = listedArticle.extend({
  articleId: recordId,
  imageBase64: z.string().nullable(),
  ingredients: z.array(
    z.object({
      articleId: recordId,
      name: z.string(),
      sku: z.string(),
      unit_id: recordId,
      quantity: figure.quantity,
    }),
  ),
  scaleOptions: scaleOptions.nullable(),
  createdAt: moment,
});
