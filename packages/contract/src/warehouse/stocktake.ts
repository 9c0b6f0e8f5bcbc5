import { countStates, stocktakeStatuses, uncountedChoices } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { anyQuantity, figure } from '../fields/amounts.ts';
import { listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { text } from '../fields/texts.ts';
import { mayPost, mayRead } from './document.ts';

const stocktake = z.object({
  _id: recordId,
  documentCode: z.string(),
  status: z.enum(stocktakeStatuses),
  openedAt: moment,
  openedByName: z.string(),
  shopId: recordId,
  shopName: z.string(),
  /** The category that is counted; null for all articles. */
  categoryId: recordId.nullable(),
  categoryName: z.string().nullable(),
  isBlind: z.boolean(),
  notes: z.string(),
  closedAt: moment.nullable(),
  closedByName: z.string().nullable(),
  /** The adjustment of the differences; null if there was none. */
  adjustment: z.object({ _id: recordId, documentCode: z.string() }).nullable(),
});

const countedLine = z.object({
  articleId: recordId,
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  /** The counted quantity; null if the article was not counted. */
  counted: figure.quantity.nullable(),
  /** The stock at the moment of the count; null if the stocktake is blind and the caller may not see the stock. */
  expected: figure.quantity.nullable(),
  difference: figure.quantity.nullable(),
  /** The value of the difference at the average cost. */
  value: figure.money.nullable(),
  /** The users who counted the article, and the time of the last count. */
  countedBy: z.array(z.string()),
  countedAt: moment.nullable(),
});

const changing = { service: 'main', method: 'POST', access: mayPost, fallback: 'data-change' } as const;
const reading = { service: 'main', method: 'GET', access: mayRead, fallback: 'data-fetch' } as const;
const paged = { page: wholeNumberInQuery(1, 1_000_000, 1), perPage: wholeNumberInQuery(1, 1000, 15) };
const path = '/warehouse/stocktakes';

/** Stocktakes: several people count, and one adjustment posts the differences. */
export const stocktakeCalls = {
  stocktakes: route({
    ...reading,
    path,
    summary: 'A page of the stocktakes, the newest first.',
    input: z.object({
      ...paged,
      shopIds: listInQuery(recordId),
      statuses: listInQuery(z.enum(stocktakeStatuses)),
    }),
    output: z.object({ data: z.array(stocktake), total: z.int() }),
  }),
  stocktake: route({
    ...reading,
    path: `${path}/{id}`,
    summary: 'One stocktake with its progress. Differences are null for those who count blind.',
    input: z.object({ id: recordId }),
    output: z.object({
      stocktake: stocktake.extend({
        /** The number of articles that have stock or were counted. */
        articlesCount: z.int(),
        countedCount: z.int(),
        differentCount: z.int().nullable(),
        surplus: figure.money.nullable(),
        shortage: figure.money.nullable(),
      }),
    }),
    refusals: ['not-found'],
  }),
  stocktakeLines: route({
    ...reading,
    path: `${path}/{id}/lines`,
    summary: 'A page of the articles of a stocktake by name: counted, expected and different.',
    input: z.object({
      id: recordId,
      ...paged,
      search: optionalText(100),
      state: z.enum(countStates).optional(),
    }),
    output: z.object({ lines: z.array(countedLine), total: z.int() }),
    refusals: ['not-found'],
    timeoutMs: 15_000,
  }),
  openStocktake: route({
    ...changing,
    path,
    summary:
      'Opens a stocktake of a shop, which may have one open stocktake. Repeated with the same stocktakeId it opens one.',
    input: z.object({
      stocktakeId: recordId,
      shopId: recordId,
      categoryId: recordId.nullable().default(null),
      isBlind: z.boolean().default(false),
      notes: text(500),
    }),
    output: z.object({ _id: recordId, documentCode: z.string() }),
    refusals: ['not-found', 'stocktake-already-open', 'document-posted-otherwise'],
  }),
  countStock: route({
    ...changing,
    path: `${path}/count`,
    summary:
      'Adds a counted quantity of an article, found by barcode or SKU. Repeated with the same countId it is added once. A recount replaces what was counted before.',
    input: z
      .object({
        stocktakeId: recordId,
        countId: recordId,
        code: z.string().trim().min(1, 'required').max(100, 'too-long'),
        /** The counted quantity. A negative quantity corrects an earlier count; a recount cannot be negative. */
        quantity: anyQuantity,
        isRecount: z.boolean().default(false),
      })
      .refine(({ isRecount, quantity }) => !isRecount || quantity >= 0n, {
        path: ['quantity'],
        message: 'not-negative',
      }),
    output: z.object({
      article: z.object({ _id: recordId, name: z.string(), sku: z.string(), unit: z.string() }),
      /** The counted quantity of the article so far, by all users. */
      counted: figure.quantity,
    }),
    refusals: ['not-found', 'stocktake-not-open', 'stocktake-other-article', 'document-posted-otherwise'],
  }),
  closeStocktake: route({
    ...changing,
    path: `${path}/close`,
    summary:
      'Closes a stocktake with one adjustment of the differences, after the older stocktakes of its shop. A second closing returns the adjustment of the first.',
    input: z.object({ id: recordId, uncounted: z.enum(uncountedChoices).default('leave') }),
    output: z.object({ adjustment: z.object({ _id: recordId, documentCode: z.string() }).nullable() }),
    refusals: ['not-found', 'stocktake-not-open', 'stocktake-already-open', 'stock-insufficient'],
    timeoutMs: 30_000,
  }),
  cancelStocktake: route({
    ...changing,
    path: `${path}/cancel`,
    summary: 'Cancels an open stocktake; the stock stays as it is.',
    input: z.object({ id: recordId }),
    output: z.object({}),
    refusals: ['not-found', 'stocktake-not-open'],
  }),
};
