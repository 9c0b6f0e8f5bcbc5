import { stockDocuments } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { moment, recordId } from '../fields/fields.ts';
import { mayPost } from './document.ts';
import { entryInput } from './entry.ts';
import { exitInput } from './exit.ts';

export const previewCalls = {
  preview: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/preview-document',
    summary:
      'What a back-dated document would change: the later documents whose goods get another cost. It is refused as the document would be, and posts nothing.',
    access: mayPost,
    input: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('entry'), document: entryInput }),
      z.object({ kind: z.literal('exit'), document: exitInput }),
    ]),
    output: z.object({
      /** The oldest first, up to 100 of them. */
      documents: z.array(
        z.object({
          type: z.enum(stockDocuments),
          _id: recordId,
          documentCode: z.string(),
          date: moment,
          /** Of the goods that get another cost. */
          costBefore: figure.money,
          costAfter: figure.money,
        }),
      ),
      count: z.int(),
      /** What the goods that went out cost more, below zero if they cost less. */
      difference: figure.money,
    }),
    refusals: ['not-found', 'stock-insufficient'],
    fallback: 'data-fetch',
    changing: false,
    timeoutMs: 15_000,
  }),
};
