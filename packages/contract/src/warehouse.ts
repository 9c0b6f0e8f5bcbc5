import { entryReasons, exitReasons, stockDocuments, stockReasons, warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { pdfRoute, printedRoute } from './call/document-routes.ts';
import { route } from './call/route.ts';
import { figure, quantity } from './fields/amounts.ts';
import { day, listInQuery, moment, recordId } from './fields/fields.ts';
import { pageFacts } from './fields/listing.ts';
import { paginationOptions } from './fields/pagination-options.ts';
import {
  entryInput,
  exitInput,
  listedDocument,
  listedStock,
  posted,
  stockFilter,
  suggestedLine,
  valuedPart,
  warehouseFilter,
  wholeDocument,
} from './fields/warehouse-fields.ts';

const mayRead = { area: 'warehouse', level: 'read' } as const;
const mayPost = { area: 'warehouse', level: 'readWrite' } as const;

/** A page of documents of one kind, and the same list as a whole for an export. */
const listsOf = <const Path extends string, const Reasons extends readonly [string, ...string[]]>(
  path: Path,
  documents: string,
  reasons: Reasons,
) => {
  const filtered = {
    service: 'main',
    method: 'GET',
    access: mayRead,
    input: z.object(warehouseFilter(reasons)),
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  } as const;
  const counted = { total: z.int(), isMore: z.boolean() };
  return {
    page: route({
      ...filtered,
      path: `${path}/pagination`,
      summary: `A page of the ${documents}, the newest first. The count is capped at a limit; isMore is true if there are more.`,
      output: z.object({ data: z.array(listedDocument), ...counted, ...pageFacts }),
    }),
    all: route({
      ...filtered,
      path,
      summary: `All matching ${documents}, up to ten thousand, and whether there are more.`,
      output: z.object({ data: z.array(listedDocument), ...counted }),
    }),
  };
};

const entryLists = listsOf('/magazina/hyrje', 'warehouse entries', entryReasons);
const exitLists = listsOf('/magazina/dalje', 'warehouse exits', exitReasons);

/** A document is posted at once: the stock moves and the journal gets its entry. */
const posting = {
  service: 'main',
  method: 'POST',
  access: mayPost,
  output: posted,
} as const;

const stockList = {
  service: 'main',
  method: 'GET',
  access: mayRead,
  input: z.object(stockFilter),
  output: z.object({ result: z.array(listedStock), total: z.int(), isMore: z.boolean() }),
  fallback: 'data-fetch',
  timeoutMs: 15_000,
} as const;

/** The stock of shops, its movements, and the documents that move it. */
export const warehouse = {
  entries: entryLists.page,
  allEntries: entryLists.all,
  addEntry: route({
    ...posting,
    path: '/magazina/hyrje',
    summary:
      'Receives goods into a shop at their cost. A repeated call with the same content gets the first reply; other content under the same documentId is refused.',
    input: entryInput,
    refusals: ['not-found', 'document-posted-otherwise'],
    fallback: 'data-change',
  }),
  exits: exitLists.page,
  allExits: exitLists.all,
  addExit: route({
    ...posting,
    path: '/magazina/dalje',
    summary:
      'Takes goods out of a shop at their average cost. Refused with all short articles if the shop has too little and does not allow negative stock. A repeated call with the same content gets the first reply.',
    input: exitInput,
    refusals: ['not-found', 'document-posted-otherwise', 'stock-insufficient'],
    fallback: 'data-change',
  }),
  document: route({
    service: 'main',
    method: 'GET',
    path: '/magazina/hyrjeDalje/{id}',
    summary: 'One warehouse entry or exit with its lines and history.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ document: wholeDocument }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  pdf: pdfRoute({ path: '/warehouse/pdf', access: mayRead, documents: 'warehouse documents' }, {}),
  printed: printedRoute(
    { path: '/warehouse/printed', access: mayRead, documents: 'warehouse documents' },
    {},
  ),
  availability: route({
    service: 'main',
    method: 'POST',
    path: '/checkShopAvailableArticles',
    summary: 'The stock of these articles in a shop, and whether it is enough for the requested quantities.',
    access: mayRead,
    input: z.object({
      shopId: recordId,
      articles: z.array(z.object({ articleId: recordId, quantity })).max(warehouseLinesMax, 'too-large'),
    }),
    output: z.object({
      /** True if the shop may take out all of it: there is enough, or it allows negative stock. */
      isAvailable: z.boolean(),
      articles: z.array(
        z.object({
          articleId: recordId,
          name: z.string(),
          available: figure.quantity,
          /** The sum over the request. */
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
  setMinimumStock: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/minimum-stock',
    summary: 'Sets the minimum stock of an article in a shop; null removes it.',
    access: mayPost,
    input: z.object({ shopId: recordId, articleId: recordId, minimum: quantity.nullable() }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'data-change',
  }),
  suggestedOrder: route({
    service: 'main',
    method: 'GET',
    path: '/warehouse/suggested-order',
    summary:
      'The articles below their minimum with their last supplier and the quantity to order: up to twice the minimum, or up to the sales of the last 30 days where these are more. Up to ten thousand lines, by supplier.',
    access: mayRead,
    input: z.object({ shopIds: listInQuery(recordId) }),
    output: z.object({ lines: z.array(suggestedLine), isMore: z.boolean() }),
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  inventoryValuation: route({
    service: 'main',
    method: 'GET',
    path: '/magazina/inventoryValuation/shopIds',
    summary:
      'The value of the stock by shop and by category, now or at the end of a day. An article in several categories counts in each of them.',
    access: mayRead,
    input: z.object({
      shopIds: listInQuery(recordId),
      category: recordId.optional(),
      /** Left out for the stock as it is now. */
      date: day.optional(),
    }),
    output: z.object({
      /** Sorted by name. */
      shops: z.array(valuedPart.extend({ shopId: recordId, shopName: z.string() })),
      /** Sorted by name; null, and last, for articles without a category. */
      categories: z.array(
        valuedPart.extend({ categoryId: recordId.nullable(), categoryName: z.string().nullable() }),
      ),
      value: figure.money,
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
