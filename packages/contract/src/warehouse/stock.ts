import { stockDocuments, stockReasons, stockStates, warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { day, listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { directions } from '../fields/listing.ts';
import { paginationOptions } from '../fields/pagination-options.ts';
import { backDate, goodsLine, mayRead } from './document.ts';

export const stockSortColumns = ['name', 'quantity', 'value'] as const;

/** The filter of the stock list; if all fields are empty, every article matches. */
const stockFilter = {
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
  /** Matches a name, SKU or barcode. */
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
  /** True if the article is deleted; it is listed only because it still has stock. */
  deleted: z.boolean(),
  sku: z.string(),
  unit: z.string(),
  shopId: recordId,
  shopName: z.string(),
  quantity: figure.quantity,
  /** The average cost; null until a receipt was entered. */
  averageCost: figure.unitCost.nullable(),
  value: figure.money,
  /** The stock is low if it is below this quantity; null if the article has no minimum. */
  minimum: figure.quantity.nullable(),
});

/** The values of some stock, in lek. */
const worth = {
  /** The value at cost. */
  value: figure.money,
  /** The value at the selling price of the shop, with VAT. */
  priceValue: figure.money,
  /** The selling price without VAT minus the cost. */
  margin: figure.money,
};

/** A shop, a category or the goods in transit, with its number of articles and its values. */
const valuedPart = z.object({
  /** Articles with a stock, each counted once for each shop. */
  articlesCount: z.int(),
  /** How many of these articles have negative stock. */
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
      /** The moment for which the stock is computed; if left out, the current moment. */
      date: backDate,
      articles: z.array(goodsLine).max(warehouseLinesMax, 'too-large'),
    }),
    output: z.object({
      /**
       * True if the shop may issue all requested quantities: there is enough stock, or the shop allows
       * negative stock.
       */
      isAvailable: z.boolean(),
      articles: z.array(
        z.object({
          articleId: recordId,
          name: z.string(),
          available: figure.quantity,
          /** The value of the available quantity. */
          value: figure.money,
          /** The average cost; null until a receipt was entered. */
          averageCost: figure.unitCost.nullable(),
          /** The requested quantity of the article, summed over all lines of the request. */
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
      /** The stock is computed for the end of this day; if left out, for the current moment. */
      date: day.optional(),
    }),
    output: z.object({
      /** The values of each shop, sorted by name. */
      shops: z.array(valuedPart.extend({ shopId: recordId, shopName: z.string() })),
      /**
       * The values of each category, sorted by name; articles without a category come last, with a null
       * category.
       */
      categories: z.array(
        valuedPart.extend({ categoryId: recordId.nullable(), categoryName: z.string().nullable() }),
      ),
      /** The total value at cost of the shops, without the goods in transit. */
      value: figure.money,
      /** Goods of transfers that left one of the shops and have not arrived yet. */
      inTransit: valuedPart,
      /**
       * The values of the shops and the goods in transit together; the value at cost equals the balance of
       * the stock accounts.
       */
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
      /** The shop of the movements; if left out, the first shop by name that ever had the article. */
      shopId: recordId.optional(),
      /** The days of the movements, either of which may be left out. */
      date: z.object({ from: day.optional(), to: day.optional() }).default({}),
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
      /** The stock of the article in each shop, sorted by shop name. */
      stock: z.array(
        z.object({
          shopId: recordId,
          shopName: z.string(),
          quantity: figure.quantity,
          value: figure.money,
          /** The average cost; null until a receipt was entered. */
          averageCost: figure.unitCost.nullable(),
          minimum: figure.quantity.nullable(),
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
          /** True if no cost was known: the movement counts as cost 0 for now. */
          isCostMissing: z.boolean(),
          quantityAfter: figure.quantity,
          valueAfter: figure.money,
        }),
      ),
      /** The number of movements of the shop on these days. */
      count: z.int(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
};
