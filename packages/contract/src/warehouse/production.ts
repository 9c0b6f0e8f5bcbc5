import { z } from 'zod';
import { route } from '../call/route.ts';
import { quantity } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import { anyDocument, byCode, goodsLine, linesOf, listsOf, posting } from './document.ts';

const path = '/magazina/production';
const lists = listsOf(path, 'productions');

export const productionCalls = {
  productions: lists.page,
  allProductions: lists.all,
  production: byCode(path, 'production'),
  addProduction: route({
    ...posting,
    path,
    summary:
      'Takes the ingredients out of a shop at their average cost and receives the product at their sum. Refused with all short articles if the shop has too little and does not allow negative stock. A repeated call with the same content gets the first reply.',
    input: z.object({
      ...anyDocument,
      /** The article that is produced. */
      articleId: recordId,
      quantity,
      /** The ingredients that went in, as in the recipe or changed. */
      lines: linesOf(goodsLine),
    }),
    refusals: ['not-found', 'document-posted-otherwise', 'stock-insufficient'],
  }),
};
