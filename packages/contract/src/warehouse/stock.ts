import { stockDocuments, stockReasons, stockStates, warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { day, listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { directions } from '../fields/listing.ts';
import { paginationOptions } from '../fields/pagination-options.ts';
import { backDate, goodsLine, mayRead } from './document.ts';

export const stockSortColumns = ['name', 'quantity', 'value'] as const;

/** The filter of the stock list; an empty filter matches all. */
const stockFilter = {
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
const listedStock = z.object({
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

/** The values of a part of the stock, in lek. */
const worth = {
  /** At cost. */
  value: figure.money,
  /** At the selling price of the shop, with VAT. */
  priceValue: figure.money,
  /** The selling price without VAT minus the cost. */
  margin: figure.money,
};

/** A part of the stock and its values. */
const valuedPart = z.object({
  /** Articles with a stock, each counted once for each shop. */
  articlesCount: z.int(),
  /** How many of these have negative stock. */
  negativeCount: z.int(),
  ...worth,
});

const stockList = {
  service: 'main',
  method: 'GET',
  access: mayRead,
  input: z.object(stockFilter),
  output: z.object({ result: z.array(listedStock), total: z.int(), isMore: z.boolean() }),
  fallback: 'data-fetch',
  timeoutMs: 15_000,
} as const;

/** The stock of shops, its movements and its value. */
export const stockCalls = {
  availability: route({
    service: 'main',
    method: 'POST',
    path: '/checkShopAvailableArticles',
    summary: 'The stock of these articles in a shop, and whether it is enough for the requested quantities.',
    access: mayRead,
    input: z.object({
      shopId: recordId,
      /** The stock at this moment; left out for that of now. */
      date: backDate,
      articles: z.array(goodsLine).max(warehouseLinesMax, 'too-large'),
    }),
    output: z.object({
      /** True if the shop may take out all of it: there is enough, or it allows negative stock. */
      isAvailable: z.boolean(),
      articles: z.array(
        z.object({
          articleId: recordId,
          name: z.string(),
          available: figure.quantity,
          /** The value of the available quantity. */
          value: figure.money,
          /** Null until a receipt was entered. */
          averageCost: figure.unitCost.nullable(),
          /** The sum over all lines of the request. */
          requested: figure.quantity,
          isShort: z.boolean(),
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
  stock: route({
    ...stockList,
    path: '/magazina/pagination',
    summary:
      'A page of the stock by article and shop. The count is capped at a limit; isMore is true if there are more.',
  }),
  allStock: route({
    ...stockList,
    path: '/magazina',
    summary: 'All matching stock, up to ten thousand rows, and whether there are more.',
  }),
  inventoryValuation: route({
    service: 'main',
    method: 'GET',
    path: '/magazina/inventoryValuation/shopIds',
    summary:
      'The value of the stock by shop and by category at cost and at selling prices, and that of the goods in transit, now or at the end of a day. An article in several categories counts in each of them.',
    access: mayRead,
    input: z.object({
      shopIds: listInQuery(recordId),
      category: recordId.optional(),
      /** Left out for the current stock. */
      date: day.optional(),
    }),
    output: z.object({
      /** Sorted by name. */
      shops: z.array(valuedPart.extend({ shopId: recordId, shopName: z.string() })),
      /** Sorted by name; null, and last, for articles without a category. */
      categories: z.array(
        valuedPart.extend({ categoryId: recordId.nullable(), categoryName: z.string().nullable() }),
      ),
      /** The totals of the shops, without the goods in transit. */
      value: figure.money,
      /** Goods of transfers that left one of the shops and have not arrived yet. */
      inTransit: valuedPart,
      /** The totals of the shops and in transit; the value at cost equals the balance of the stock accounts. */
      total: z.object(worth),
    }),
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  articleHistory: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/article-history',
    summary: 'The stock of an article by shop, and a page of its movements in one shop, the newest first.',
    access: mayRead,
    input: z.object({
      articleId: recordId,
      /** Left out: the first shop by name that ever had the article. */
      shopId: recordId.optional(),
      paginationOptions,
    }),
    output: z.object({
      article: z.object({
        _id: recordId,
        name: z.string(),
        sku: z.string(),
        unit: z.string(),
        deleted: z.boolean(),
      }),
      /** Sorted by the names of the shops. */
      stock: z.array(
        z.object({
          shopId: recordId,
          shopName: z.string(),
          quantity: figure.quantity,
          value: figure.money,
          /** Null until a receipt was entered. */
          averageCost: figure.unitCost.nullable(),
        }),
      ),
      /** The shop of the movements; null if no shop ever had the article. */
      shopId: recordId.nullable(),
      movements: z.array(
        z.object({
          _id: recordId,
          at: moment,
          document: z.object({ type: z.enum(stockDocuments), _id: recordId, name: z.string() }),
          /** Why the stock moved: a sale, or the reason of the document. */
          reason: z.enum(stockReasons),
          quantity: figure.quantity,
          cost: figure.money,
          /** No cost was known, so the movement counts as cost 0 for now. */
          isCostMissing: z.boolean(),
          quantityAfter: figure.quantity,
          valueAfter: figure.money,
        }),
      ),
      count: z.int(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
};
