import { entryReasons } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { cost } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import { anyDocument, backDate, goodsLine, linesOf, listsOf, posting, previewing } from './document.ts';

/** A line with its unit cost in lek, without the VAT that the business can deduct. */
const entryLine = goodsLine.extend({ unitCost: cost });

const entryInput = z.object({
  ...anyDocument,
  date: backDate,
  reason: z.enum(entryReasons).default('goods-received'),
  /** The supplier, a customer record of the business; if left out, the supplier of the purchase. */
  supplierId: recordId.nullable().default(null),
  /** The purchase (invoice of the supplier) that includes the goods. */
  purchaseId: recordId.nullable().default(null),
  lines: linesOf(entryLine),
});

const lists = listsOf('/magazina/hyrje', 'warehouse entries');

export const entryCalls = {
  entries: lists.page,
  allEntries: lists.all,
  addEntry: route({
    ...posting,
    path: '/magazina/hyrje',
    summary:
      'Receives goods into a shop at their cost. A repeated call with the same content gets the first reply; other content under the same documentId is refused.',
    input: entryInput,
    refusals: ['not-found', 'document-posted-otherwise'],
  }),
  previewEntry: route({
    ...previewing,
    path: '/magazina/hyrje/preview',
    input: entryInput,
    refusals: ['not-found'],
  }),
};
