import {
  entryReasons,
  exitReasons,
  stockStates,
  warehouseDocumentKinds,
  warehouseLinesMax,
} from '@tezga/domain';
import { z } from 'zod';
import { cost, figure, quantity } from './amounts.ts';
import { day, listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from './fields.ts';
import { directions } from './listing.ts';
import { text } from './texts.ts';
import { timeline } from './timeline-fields.ts';

export const warehouseSortColumns = ['date', 'number', 'value'] as const;

const exitLine = z.object({ articleId: recordId, quantity });
/** The cost of one unit without the VAT that the business can deduct, in lek. */
const entryLine = exitLine.extend({ unitCost: cost });

const linesOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line).min(1, 'required').max(warehouseLinesMax, 'too-large');

const anyDocument = {
  /** Given by the client: a document that is sent again is posted once. */
  documentId: recordId,
  shopId: recordId,
  notes: text(500),
};

export const entryInput = z.object({
  ...anyDocument,
  reason: z.enum(entryReasons).default('goods-received'),
  /** The supplier, a customer of the business; left out, it is the supplier of the purchase. */
  supplierId: recordId.nullable().default(null),
  /** The purchase with the invoice of the goods. */
  purchaseId: recordId.nullable().default(null),
  lines: linesOf(entryLine),
});

export const exitInput = z.object({
  ...anyDocument,
  reason: z.enum(exitReasons).default('consumption'),
  lines: linesOf(exitLine),
});

export const posted = z.object({ _id: recordId, documentCode: z.string() });

/** The filter of a list of warehouse documents; an empty filter matches all. */
export const warehouseFilter = <const Reasons extends readonly [string, ...string[]]>(reasons: Reasons) => ({
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
  /** A number, a supplier, an article or a note. */
  search: optionalText(100),
  shopIds: listInQuery(recordId),
  reasons: listInQuery(z.enum(reasons)),
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(warehouseSortColumns).default('date'),
  direction: z.enum(directions).default('descending'),
});

export const stockSortColumns = ['name', 'quantity', 'value'] as const;

/** The filter of the stock list; an empty filter matches all. */
export const stockFilter = {
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
  /** A name, SKU or barcode. */
  search: optionalText(100),
  shopIds: listInQuery(recordId),
  categories: listInQuery(recordId),
  states: listInQuery(z.enum(stockStates)),
  sort: z.enum(stockSortColumns).default('name'),
  direction: z.enum(directions).default('ascending'),
};

/** The stock of an article in a shop. */
export const listedStock = z.object({
  articleId: recordId,
  name: z.string(),
  /** The article is deleted and still has a stock. */
  deleted: z.boolean(),
  sku: z.string(),
  unit: z.string(),
  shopId: recordId,
  shopName: z.string(),
  quantity: figure.quantity,
  /** Null until a receipt was entered. */
  averageCost: figure.unitCost.nullable(),
  value: figure.money,
  /** Less than this is low; null without a minimum. */
  minimum: figure.quantity.nullable(),
});

/** An article that is below its minimum in a shop, and how much of it to order. */
export const suggestedLine = z.object({
  articleId: recordId,
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  shopId: recordId,
  shopName: z.string(),
  quantity: figure.quantity,
  minimum: figure.quantity,
  /** Sold in the last 30 days, less returns. */
  sold: figure.quantity,
  /** How much to order. */
  suggested: figure.quantity,
  /** The supplier and the unit cost of the last entry with a supplier; null if there was none. */
  supplierId: recordId.nullable(),
  supplierName: z.string().nullable(),
  unitCost: figure.unitCost.nullable(),
  /** The suggested quantity at that cost. */
  cost: figure.money.nullable(),
});

/** The value of a part of the stock. */
export const valuedPart = z.object({
  /** Articles with a stock, each counted once for each shop. */
  articlesCount: z.int(),
  /** Those of them that are below zero. */
  negativeCount: z.int(),
  value: figure.money,
});

/** A warehouse document as lists show it. */
export const listedDocument = z.object({
  _id: recordId,
  documentCode: z.string(),
  reason: z.enum([...entryReasons, ...exitReasons]),
  date: moment,
  shopId: recordId,
  shopName: z.string(),
  supplierName: z.string(),
  notes: z.string(),
  linesCount: z.int(),
  /** The cost of the goods, in lek. */
  value: figure.money,
  /** Who posted it. */
  userName: z.string(),
});

/** A warehouse document with its lines. */
export const wholeDocument = listedDocument.extend({
  type: z.enum(warehouseDocumentKinds),
  supplierId: recordId.nullable(),
  supplierNuis: z.string(),
  purchase: z.object({ _id: recordId, number: z.string() }).nullable(),
  /** The entry of the journal; null if the goods have no cost. */
  journalId: recordId.nullable(),
  lines: z.array(
    z.object({
      articleId: recordId,
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      quantity: figure.quantity,
      /** As entered, or the average at which the goods went out. */
      unitCost: figure.unitCost,
      cost: figure.money,
      /** The stock of the shop after this line. */
      quantityAfter: figure.quantity,
      /** No cost was known, so the goods count as cost 0 for now. */
      isCostMissing: z.boolean(),
    }),
  ),
  timeline,
});
