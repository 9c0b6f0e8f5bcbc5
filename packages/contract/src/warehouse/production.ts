import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure, quantity } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import {
  anyDocument,
  backDate,
  byCode,
  goodsLine,
  linesOf,
  listsOf,
  mayRead,
  posting,
  previewing,
} from './document.ts';

const path = '/magazina/production';
const lists = listsOf(path, 'productions');

const productionInput = z.object({
  ...anyDocument,
  date: backDate,
  /** The article that is produced. */
  articleId: recordId,
  quantity,
  /** The used ingredients, which may differ from the recipe. */
  lines: linesOf(goodsLine),
});

export const productionCalls = {
  productions: lists.page,
  allProductions: lists.all,
  production: byCode(path, 'production'),
  addProduction: route({
    ...posting,
    path: `${path}/`,
    summary:
      'Takes the ingredients out of a shop at their average cost and receives the product at their sum. Refused with all short articles if the shop has too little and does not allow negative stock. A repeated call with the same content gets the first reply.',
    input: productionInput,
    refusals: ['not-found', 'document-posted-otherwise', 'stock-insufficient'],
  }),
  previewProduction: route({
    ...previewing,
    path: `${path}/preview`,
    input: productionInput,
    refusals: ['not-found', 'stock-insufficient'],
  }),
  recipe: route({
    service: 'main',
    method: 'GET',
    path: `${path}/recipe/{articleId}`,
    summary:
      'What goes into one unit of a produced article: the articles with stock, in place of composite ones that have none of their own.',
    access: mayRead,
    input: z.object({ articleId: recordId }),
    output: z.object({
      lines: z.array(
        z.object({
          articleId: recordId,
          name: z.string(),
          code: z.string(),
          unit: z.string(),
          quantity: figure.quantity,
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
};
