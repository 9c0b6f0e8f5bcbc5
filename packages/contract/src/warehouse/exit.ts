import { exitReasons } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { anyDocument, backDate, goodsLine, linesOf, listsOf, posting, previewing } from './document.ts';

const exitInput = z.object({
  ...anyDocument,
  date: backDate,
  reason: z.enum(exitReasons).default('consumption'),
  lines: linesOf(goodsLine),
});

const lists = listsOf('/magazina/dalje', 'warehouse exits');

export const exitCalls = {
  exits: lists.page,
  allExits: lists.all,
  addExit: route({
    ...posting,
    path: '/magazina/dalje',
    summary:
      'Takes goods out of a shop at their average cost. Refused with all short articles if the shop has too little and does not allow negative stock. A repeated call with the same content gets the first reply.',
    input: exitInput,
    refusals: ['not-found', 'document-posted-otherwise', 'stock-insufficient'],
  }),
  previewExit: route({
    ...previewing,
    path: '/magazina/dalje/preview',
    input: exitInput,
    refusals: ['not-found', 'stock-insufficient'],
  }),
};
