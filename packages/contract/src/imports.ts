import { z } from 'zod';
import { moment, recordId } from './fields/fields.ts';
import { importedArticle, importedCustomer, rowOutcomes, rowRead } from './fields/import-fields.ts';
import { route } from './call/route.ts';

const mayChangeArticles = { area: 'articlesAndCategories', level: 'readWrite' } as const;
const mayChangeCustomers = { area: 'customers', level: 'readWrite' } as const;

/**
 * The maximum number of rows in one call. The screen uploads a sheet in batches, so that it can show progress and the
 * user can stop.
 */
export const rowsAtOnce = 1000;
const bodyLimitBytes = 4 * 1024 * 1024;

const outcome = z.object({
  outcome: z.enum(rowOutcomes),
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});

const articleRows = z.array(rowRead(importedArticle)).min(1, 'required').max(rowsAtOnce, 'too-large');
const customerRows = z.array(rowRead(importedCustomer)).min(1, 'required').max(rowsAtOnce, 'too-large');
const checked = z.object({
  rows: z.array(
    outcome.extend({
      /** The previous values of a changed row, by field, written as in a sheet. */
      before: z.record(z.string(), z.string()),
    }),
  ),
});
const imported = z.object({
  status: z.literal(200),
  importId: recordId,
  rows: z.array(outcome),
  message: z.string(),
});
const shopsToUpdatePrice = z.array(recordId).max(500, 'too-large').default([]);

const manyArticles = z.object({
  articles: articleRows,
  shopsToUpdatePrice,
  importId: recordId.optional(),
  /**
   * Set if a single article was sent without a list: if the article is invalid, the server refuses the whole call.
   */
  isSingle: z.literal(true).optional(),
});

/** Accepts a single article without a list, and wraps it in a list. */
const articlesOrOne = z.preprocess(
  (input) =>
    typeof input === 'object' && input !== null && !('articles' in input)
      ? { articles: [input], isSingle: true }
      : input,
  manyArticles,
) as unknown as z.ZodType<
  z.output<typeof manyArticles>,
  Omit<z.input<typeof manyArticles>, 'isSingle'> | z.input<typeof importedArticle>
>;

/** Bulk import of records from a sheet, and its undo. */
export const imports = {
  checkArticles: route({
    service: 'main',
    method: 'POST',
    path: '/check-import-article',
    summary: 'Preview: the result of each row; nothing is saved.',
    access: mayChangeArticles,
    input: z.object({ articles: articleRows, shopsToUpdatePrice }),
    output: checked,
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
    bodyLimitBytes,
  }),
  articles: route({
    service: 'main',
    method: 'POST',
    path: '/import-article',
    summary:
      'Add and change articles, many or one; invalid rows are reported one by one and the others are saved. With the id of an import they are added to it. If shops are chosen, an existing article gets the price in these shops only.',
    access: mayChangeArticles,
    input: articlesOrOne,
    output: imported,
    refusals: ['not-found', 'import-over', 'import-undone'],
    fallback: 'article-save',
    timeoutMs: 60_000,
    bodyLimitBytes,
  }),
  checkCustomers: route({
    service: 'main',
    method: 'POST',
    path: '/check-import-customer',
    summary: 'Preview: the result of each row; nothing is saved.',
    access: mayChangeCustomers,
    input: z.object({ customers: customerRows }),
    output: checked,
    fallback: 'data-fetch',
    changing: false,
    bodyLimitBytes,
  }),
  customers: route({
    service: 'main',
    method: 'POST',
    path: '/import-customer',
    summary: 'The same for customers.',
    access: mayChangeCustomers,
    input: z.object({ customers: customerRows, importId: recordId.optional() }),
    output: imported,
    refusals: ['not-found', 'import-over', 'import-undone'],
    fallback: 'customer-save',
    timeoutMs: 60_000,
    bodyLimitBytes,
  }),
  articleImports: route({
    service: 'main',
    method: 'GET',
    path: '/imports/articles',
    summary: 'The imports of articles of the last day, the newest first.',
    access: mayChangeArticles,
    input: z.object({}),
    output: z.object({ imports: z.array(importRecord()) }),
    fallback: 'data-fetch',
  }),
  customerImports: route({
    service: 'main',
    method: 'GET',
    path: '/imports/customers',
    summary: 'The imports of customers of the last day, the newest first.',
    access: mayChangeCustomers,
    input: z.object({}),
    output: z.object({ imports: z.array(importRecord()) }),
    fallback: 'data-fetch',
  }),
  undoArticles: route({
    service: 'main',
    method: 'POST',
    path: '/imports/articles/undo',
    summary: 'Undo an import of the last 24 hours; records changed since then stay unchanged.',
    access: mayChangeArticles,
    input: z.object({ importId: recordId }),
    output: undone(),
    refusals: ['not-found', 'import-over', 'import-undone'],
    fallback: 'change-not-made',
    timeoutMs: 60_000,
  }),
  undoCustomers: route({
    service: 'main',
    method: 'POST',
    path: '/imports/customers/undo',
    summary: 'The same for customers.',
    access: mayChangeCustomers,
    input: z.object({ importId: recordId }),
    output: undone(),
    refusals: ['not-found', 'import-over', 'import-undone'],
    fallback: 'change-not-made',
    timeoutMs: 60_000,
  }),
};

function importRecord() {
  return z.object({
    _id: recordId,
    at: moment,
    userName: z.string(),
    added: z.int(),
    changed: z.int(),
    undoneAt: moment.nullable(),
    mayBeUndoneUntil: moment,
  });
}

function undone() {
  return z.object({ undone: z.int(), kept: z.int(), message: z.string() });
}
