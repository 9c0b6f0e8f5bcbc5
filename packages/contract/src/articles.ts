import { figure } from './fields/amounts.ts';
import { z } from 'zod';
import { articleCodes } from './fields/article-codes.ts';
import { articleLabels } from './fields/article-labels.ts';
import { articleInput, composed, listedArticle, wholeArticle } from './fields/article-fields.ts';
import { listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { pageOf, totals } from './fields/listing.ts';
import { restricted } from './call/restricted-fields.ts';
import { route } from './call/route.ts';

export const articleSortColumns = ['name', 'sku', 'barcode', 'price', 'cost', 'updatedAt'] as const;

/** The stocks that the list marks with a badge. */
export const articleStockStates = ['low', 'none', 'negative'] as const;

const mayChange = { area: 'articlesAndCategories', level: 'readWrite' } as const;

const ids = z.array(recordId).min(1, 'required').max(1000, 'too-large');

/** Callers may also send ids of other systems; values that are not record ids are ignored. */
const wantedIds = z
  .array(z.unknown())
  .max(10_000, 'too-large')
  .transform((all) => all.filter((id): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)));

/** The stock of an article in the requested shop, or in all shops; null if no stock was ever entered. */
const stock = restricted('stock', figure.quantity.nullable());

/** Whether the stock is below the minimum of the requested shop, or of any shop if none is requested. */
const isLow = restricted('stock', z.boolean());

/** The margin at the average cost, in percent of the price without VAT; null if the cost is unknown. */
const margin = restricted('cost', figure.percent.nullable());

const picker = (path: string, summary: string) =>
  route({
    service: 'main',
    method: 'GET',
    path,
    summary,
    access: 'business',
    input: z.object({ search: optionalText(100), limit: wholeNumberInQuery(1, 1000, 100) }),
    output: z.object({ articles: z.array(listedArticle.extend({ stock })) }),
    fallback: 'articles-fetch',
  });

/** The articles that a business sells, buys and makes. */
export const articles = {
  page: route({
    service: 'main',
    method: 'POST',
    path: '/available-articles-pagination',
    summary: 'A page of the articles, filtered and sorted.',
    access: 'business',
    input: z.object({
      ...pageOf(articleSortColumns, 'name'),
      categories: z.array(recordId).max(200, 'too-large').default([]),
      units: z.array(recordId).max(200, 'too-large').default([]),
      vatIds: z.array(z.string().max(10, 'too-long')).max(10, 'too-large').default([]),
      kinds: z
        .array(z.enum(['simple', 'composite', 'production', 'processing']))
        .max(4, 'too-large')
        .default([]),
      deleted: z.boolean().default(false),
      /** The stock in the requested shop, or in all shops; ignored if the role may not see stocks. */
      stockStates: z
        .array(z.enum(articleStockStates))
        .max(articleStockStates.length, 'too-large')
        .default([]),
      /** The shop whose stock is shown. Without stockStates it does not filter the articles. */
      shopId: recordId.nullable().default(null),
    }),
    output: z.object({
      articles: z.array(z.object({ article: listedArticle, stock, isLow, margin })),
      ...totals,
    }),
    fallback: 'articles-fetch',
    timeoutMs: 10_000,
    changing: false,
  }),
  all: route({
    service: 'main',
    method: 'GET',
    path: '/all-articles',
    summary: 'Every article that can be sold, by name; for tills with a local copy.',
    access: 'business',
    input: z.object({}),
    output: z.object({ articles: z.array(listedArticle), message: z.string() }),
    fallback: 'articles-fetch',
    timeoutMs: 60_000,
  }),
  forWarehouse: picker('/fetch-available-articles/warehouse', 'Articles whose stock is counted.'),
  forRecipes: picker('/fetch-available-articles/ingridients', 'Articles that may go into others.'),
  simple: picker('/fetch-available-articles/simple', 'Articles that are not made of others.'),
  forProduction: picker('/fetch-available-articles/production', 'Articles that are produced.'),
  info: route({
    service: 'main',
    method: 'POST',
    path: '/articles-info',
    summary: 'The articles with these ids, also deleted ones; values that are no id are ignored.',
    access: 'business',
    input: z.object({ articleIds: wantedIds }),
    output: z.object({ articles: z.array(listedArticle.extend({ stock })) }),
    fallback: 'articles-fetch',
    changing: false,
  }),
  infoForAdmin: route({
    service: 'main',
    method: 'POST',
    path: '/articles-info-sa',
    summary:
      'The same for super admins: in this business, or without businessId in every business they manage; without getAll only articles that are not deleted.',
    access: { adminArea: 'businesses', level: 'read' },
    input: z.object({
      businessId: recordId.optional(),
      articleIds: wantedIds,
      getAll: z.boolean().default(true),
    }),
    output: z.object({ articles: z.array(listedArticle) }),
    refusals: ['not-found'],
    fallback: 'articles-fetch',
    changing: false,
  }),
  valuation: route({
    service: 'main',
    method: 'GET',
    path: '/available-articles-pagination-warehouse-evaluation',
    summary: 'A page of the articles with stock counting, with their stock value.',
    access: { area: 'warehouse', level: 'read' },
    input: z.object({
      page: wholeNumberInQuery(1, 1_000_000, 1),
      perPage: wholeNumberInQuery(1, 1000, 15),
      search: optionalText(100),
      categories: listInQuery(recordId),
    }),
    output: z.object({
      articles: z.array(
        z.object({ article: listedArticle, stock, value: restricted('cost', figure.money.nullable()) }),
      ),
      ...totals,
    }),
    fallback: 'articles-fetch',
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/fetch-article/{id}',
    summary: 'One article with all its fields, also a deleted one.',
    access: { area: 'articlesAndCategories', level: 'read' },
    input: z.object({ id: recordId }),
    output: z.object({ article: wholeArticle }),
    refusals: ['not-found'],
    fallback: 'articles-fetch',
  }),
  images: route({
    service: 'main',
    method: 'POST',
    path: '/articles-images',
    summary: 'The pictures of these articles.',
    access: 'business',
    input: z.object({ articleIds: z.array(recordId).max(100, 'too-large') }),
    output: z.object({ images: z.array(z.object({ articleId: recordId, imageBase64: z.string() })) }),
    fallback: 'articles-fetch',
    changing: false,
  }),
  priceHistory: route({
    service: 'main',
    method: 'GET',
    path: '/articles/{id}/price-history',
    summary:
      'Every price the article has had, the newest first; without a shop it is the price everywhere else.',
    access: { area: 'articlesAndCategories', level: 'read' },
    input: z.object({ id: recordId }),
    output: z.object({
      prices: z.array(
        z.object({
          at: moment,
          shopId: recordId.nullable(),
          /** Null if the price of the shop was removed; the general price applies from then on. */
          price: figure.money.nullable(),
          currency: z.string(),
          userName: z.string(),
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'articles-fetch',
  }),
  ...articleCodes,
  ...articleLabels,
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-article',
    summary: 'A new article.',
    access: mayChange,
    input: composed(z.object(articleInput)),
    output: z.object({ articleId: recordId, message: z.string() }),
    refusals: [
      'currency-not-there',
      'not-found',
      'sku-taken',
      'barcode-taken',
      'recipe-circle',
      'recipe-too-deep',
      'image-not-valid',
      'image-too-large',
    ],
    fallback: 'article-save',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-article',
    summary: 'Change an article; fields left out stay as they are.',
    access: mayChange,
    input: z.object({ articleId: recordId, ...editedFields(articleInput) }),
    output: z.object({ updatedAt: moment, message: z.string() }),
    refusals: [
      'currency-not-there',
      'not-found',
      'sku-taken',
      'barcode-taken',
      'recipe-circle',
      'recipe-too-deep',
      'image-not-valid',
      'image-too-large',
      'changed-meanwhile',
    ],
    fallback: 'article-edit',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-article',
    summary: 'Delete articles, all or none of them; existing documents still show them.',
    access: mayChange,
    input: z.object({ idsToDelete: ids }),
    output: z.object({ message: z.string() }),
    refusals: ['not-found', 'article-in-recipe'],
    fallback: 'articles-remove',
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/restore-article',
    summary: 'Bring deleted articles back, all or none of them.',
    access: mayChange,
    input: z.object({ idsToRestore: ids }),
    output: z.object({}),
    refusals: ['not-found', 'sku-taken', 'barcode-taken'],
    fallback: 'change-not-made',
  }),
};
