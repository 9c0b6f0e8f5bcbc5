import { warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { cost } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import { anyDocument, backDate, byCode, eachArticleOnce, listsOf, posting, previewing } from './document.ts';

/** The new cost of one unit of the article in the shop. */
const revaluedLine = z.object({ articleId: recordId, unitCost: cost });

const revaluation = z.object({
  ...anyDocument,
  date: backDate,
  lines: eachArticleOnce(z.array(revaluedLine).min(1, 'required').max(warehouseLinesMax, 'too-large')),
});

const path = '/magazina/costAdjustment';
const lists = listsOf(path, 'cost adjustments');

export const costAdjustmentCalls = {
  costAdjustments: lists.page,
  allCostAdjustments: lists.all,
  costAdjustment: byCode(path, 'cost adjustment'),
  addCostAdjustment: route({
    ...posting,
    path,
    summary:
      'Sets the average cost of articles in a shop; the quantities stay, and the change of the value is posted. A repeated call with the same content gets the first reply.',
    input: revaluation,
    refusals: ['not-found', 'document-posted-otherwise'],
  }),
  previewCostAdjustment: route({
    ...previewing,
    path: `${path}/preview`,
    input: revaluation,
    refusals: ['not-found'],
  }),
};
