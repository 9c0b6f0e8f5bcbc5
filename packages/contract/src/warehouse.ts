import { stockDocuments } from '@tezga/domain';
import { z } from 'zod';
import { figure } from './fields/amounts.ts';
import { moment, recordId } from './fields/fields.ts';
import { paginationOptions } from './fields/pagination-options.ts';
import { route } from './call/route.ts';

/** What shops have, and how they came to have it. */
export const warehouse = {
  articleHistory: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/article-history',
    summary:
      'What each shop has of an article, and a page of what moved it in one of them, the newest first.',
    access: { area: 'warehouse', level: 'read' },
    input: z.object({
      articleId: recordId,
      /** The first by name that ever had the article where none is said. */
      shopId: recordId.optional(),
      paginationOptions,
    }),
    output: z.object({
      article: z.object({ _id: recordId, name: z.string(), unit: z.string() }),
      /** By the names of the shops. */
      stock: z.array(
        z.object({
          shopId: recordId,
          shopName: z.string(),
          quantity: figure.quantity,
          value: figure.money,
          /** Null until something was entered. */
          averageCost: figure.unitCost.nullable(),
        }),
      ),
      /** The shop whose movements these are; null where no shop ever had it. */
      shopId: recordId.nullable(),
      movements: z.array(
        z.object({
          _id: recordId,
          at: moment,
          document: z.object({ type: z.enum(stockDocuments), _id: recordId, name: z.string() }),
          quantity: figure.quantity,
          cost: figure.money,
          /** Nobody knew a cost, so it counts as nothing for now. */
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
