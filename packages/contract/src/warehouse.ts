import { stockDocuments } from '@tezga/domain';
import { z } from 'zod';
import { figure } from './fields/amounts.ts';
import { moment, recordId } from './fields/fields.ts';
import { paginationOptions } from './fields/pagination-options.ts';
import { route } from './call/route.ts';

/** The stock of shops and its movements. */
export const warehouse = {
  articleHistory: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/article-history',
    summary: 'The stock of an article by shop, and a page of its movements in one shop, the newest first.',
    access: { area: 'warehouse', level: 'read' },
    input: z.object({
      articleId: recordId,
      /** Left out: the first shop by name that ever had the article. */
      shopId: recordId.optional(),
      paginationOptions,
    }),
    output: z.object({
      article: z.object({ _id: recordId, name: z.string(), unit: z.string() }),
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
