import {
  articleIcons,
  articleShapes,
  canonicalClientId,
  soldByKinds,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';
import { cost, price, quantity } from './amounts.ts';
import { eachOnce, scaleOptions, vatId } from './article-fields.ts';
import { problemsOf, recordId, requiredText, type InputProblem } from './fields.ts';
import {
  articleColor,
  barcode,
  clientEmail,
  clientIdProblem,
  clientIdType,
  clientPhone,
  country,
  currency,
  name,
  sku,
} from './texts.ts';

const problem = (code: FieldProblem): FieldProblem => code;

/** An empty cell is ignored: a new record gets the default, an existing one is not changed. */
const cell = <Field extends z.ZodType>(field: Field) => {
  const filled = z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    field.optional(),
  );
  return (
    filled as unknown as z.ZodType<z.output<Field> | undefined, z.input<Field> | '' | null | undefined>
  ).optional();
};

/** Sheets sometimes contain codes as numbers. */
const asText = (field: z.ZodType<string, string>) =>
  z.preprocess(
    (value) =>
      typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : value,
    field,
  ) as unknown as z.ZodType<string, string | number>;

/** Sheets sometimes contain numbers as text, with a decimal comma or a decimal point. */
const asNumber = (field: z.ZodType<number, number>) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(value)
        ? Number(value.replace(',', '.'))
        : value,
    field,
  ) as unknown as z.ZodType<number, string | number>;

/** A field of an article that an import cannot set: any value except an empty cell or false is refused. */
const notImported = cell(z.unknown().refine((value) => value === false, problem('not-imported')));

const shopPrices = z
  .array(z.object({ shopId: recordId, price: asNumber(price.in) }))
  .max(500, problem('too-large'))
  .refine(
    eachOnce(({ shopId }: { readonly shopId: string }) => shopId),
    problem('twice'),
  );

const ingredients = z
  .array(z.object({ articleId: recordId, quantity: asNumber(quantity.in) }))
  .max(100, problem('too-large'))
  .refine(
    eachOnce(({ articleId }: { readonly articleId: string }) => articleId),
    problem('twice'),
  );

/**
 * One row of a sheet of articles, or an article with the field names of `articles.add`. A category is given by
 * name or id, a unit by name (unit) or id (unit_id). If the SKU or barcode is known, the row changes that
 * article.
 */
export const importedArticle = z.object({
  /** The article that the row changes; refused if the SKU or barcode belongs to another article. */
  articleId: cell(recordId),
  name,
  price: asNumber(price.in),
  sku: cell(asText(sku)),
  barcode: cell(asText(barcode.unwrap())),
  vat_id: cell(asText(vatId)),
  category: cell(z.array(requiredText(100)).max(50, problem('too-large'))),
  category_id: cell(recordId),
  unit: cell(requiredText(40)),
  unit_id: cell(recordId),
  cost: cell(asNumber(cost.in)),
  currency: cell(currency),
  soldBy: cell(z.enum(soldByKinds)),
  representation: cell(z.enum(articleIcons)),
  shape: cell(z.enum(articleShapes)),
  color: cell(articleColor),
  imageBase64: notImported,
  inventoryTrackable: cell(z.boolean()),
  compositeProduct: cell(z.boolean()),
  ingredients: cell(ingredients),
  /** The prices of the article in the given shops; prices of other shops are not changed. */
  byShops: cell(shopPrices),
  useProduction: cell(z.boolean()),
  useForProcessing: cell(z.boolean()),
  sellFreely: cell(z.boolean()),
  isScaleArticle: cell(z.boolean()),
  scaleOptions: cell(scaleOptions),
  deleted: notImported,
});
export type ImportedArticle = z.output<typeof importedArticle>;

/** One row of a sheet of customers. If the code or id number is known, the row changes that customer. */
export const importedCustomer = z
  .object({
    name,
    /** Ignored if there is no number; a number without a type is read as a NUIS. */
    idType: cell(clientIdType),
    idNumber: cell(asText(requiredText(20))),
    clientCode: cell(asText(requiredText(20))),
    phone: cell(asText(clientPhone.unwrap())),
    email: cell(clientEmail.unwrap()),
    address: cell(requiredText(200)),
    town: cell(requiredText(200)),
    country: cell(country),
  })
  .superRefine(({ idType = 'NUIS', idNumber = '' }, context) => {
    const message = clientIdProblem(idType, idNumber);
    if (message !== null) context.addIssue({ code: 'custom', path: ['idNumber'], message });
  })
  .transform(({ idType = 'NUIS', idNumber = '', ...row }) => ({
    ...row,
    idType,
    idNumber: canonicalClientId(idType, idNumber),
  }));
export type ImportedCustomer = z.output<typeof importedCustomer>;

/** A valid row, or its problems: one invalid row must not prevent the import of the others. */
export type RowRead<Row> = { readonly row: Row } | { readonly problems: readonly InputProblem[] };

export const rowRead = <Row extends z.ZodType<object>>(row: Row) => {
  const storable = row.superRefine(refuseNullCharacters);
  return z.union([
    storable.transform((read): RowRead<z.output<Row>> => ({ row: read })),
    z.unknown().transform((raw): RowRead<z.output<Row>> => {
      const { error } = storable.safeParse(raw);
      return { problems: problemsOf(error?.issues ?? []) };
    }),
  ]) as unknown as z.ZodType<RowRead<z.output<Row>>, z.input<Row>>;
};

/** PostgreSQL cannot store U+0000, which broken files contain. */
function refuseNullCharacters(row: object, context: z.RefinementCtx): void {
  for (const [field, value] of Object.entries(row)) {
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    if (texts.some((each) => typeof each === 'string' && each.includes('\0')))
      context.addIssue({ code: 'custom', path: [field], message: problem('invalid') });
  }
}

/** The result of one row, in the preview or in the import. */
export const rowOutcomes = ['new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
