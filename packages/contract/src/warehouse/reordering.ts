import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure, quantity } from '../fields/amounts.ts';
import { listInQuery, recordId } from '../fields/fields.ts';
import { mayPost, mayRead } from './document.ts';

/** An article that is below its minimum in a shop, and how much of it to order. */
const suggestedLine = z.object({
  articleId: recordId,
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  shopId: recordId,
  shopName: z.string(),
  quantity: figure.quantity,
  minimum: figure.quantity,
  /** The quantity sold in the last 30 days, less returns. */
  sold: figure.quantity,
  /** The quantity to order. */
  suggested: figure.quantity,
  /** The supplier and the unit cost of the newest entry that names a supplier; null if there is none. */
  supplierId: recordId.nullable(),
  supplierName: z.string().nullable(),
  unitCost: figure.unitCost.nullable(),
  /** The cost of the suggested quantity at `unitCost`. */
  cost: figure.money.nullable(),
});

/** The minimum stock of articles, and the suggested orders. */
export const reorderingCalls = {
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
};
