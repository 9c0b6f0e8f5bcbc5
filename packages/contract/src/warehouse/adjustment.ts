import { adjustmentReasons, warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { anyQuantity, cost, quantityOrZero } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import { anyDocument, backDate, byCode, eachArticleOnce, listsOf, posting, previewing } from './document.ts';

const countedLine = z.object({
  articleId: recordId,
  /** The counted quantity. */
  quantity: quantityOrZero,
  /** The stock that the count was compared with; null to use the stock at the date of the document. */
  expected: anyQuantity.nullable().default(null),
  /** The cost of one unit of surplus goods; null to use the average cost of the shop. */
  unitCost: cost.nullable().default(null),
});

const adjustmentInput = z.object({
  ...anyDocument,
  date: backDate,
  reason: z.enum(adjustmentReasons).default('correction'),
  lines: eachArticleOnce(z.array(countedLine).min(1, 'required').max(warehouseLinesMax, 'too-large')),
});

const path = '/magazina/getAdjustmentList';
const lists = listsOf(path, 'adjustments');

export const adjustmentCalls = {
  adjustments: lists.page,
  allAdjustments: lists.all,
  adjustment: byCode(path, 'adjustment'),
  addAdjustment: route({
    ...posting,
    path: '/magazina/createAdjustmemtOrder',
    summary:
      'Raises or lowers the stock of a shop by the difference between the counted quantities and the current ones. A repeated call with the same content gets the first reply.',
    input: adjustmentInput,
    refusals: ['not-found', 'document-posted-otherwise', 'stock-insufficient'],
  }),
  previewAdjustment: route({
    ...previewing,
    path: '/magazina/createAdjustmemtOrder/preview',
    input: adjustmentInput,
    refusals: ['not-found', 'stock-insufficient'],
  }),
};
