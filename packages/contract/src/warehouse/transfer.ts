import { warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { quantityOrZero } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import {
  anyDocument,
  backDate,
  goodsLine,
  linesOf,
  listsOf,
  mayPost,
  mayRead,
  posting,
  previewing,
  reading,
} from './document.ts';

const transferInput = z.object({
  ...anyDocument,
  date: backDate,
  /** The destination (a shop or a secondary warehouse) of the transfer; `shopId` is the source. */
  targetShopId: recordId,
  lines: linesOf(goodsLine),
});

const lists = listsOf('/magazina/transferOrders', 'transfers');

const ending = {
  service: 'main',
  method: 'POST',
  access: mayPost,
  input: z.object({ transferOrderId: recordId }),
  output: z.object({ code: z.string() }),
  refusals: ['not-found', 'not-permitted', 'transfer-completed', 'transfer-cancelled'],
} as const;

const receipt = z.object({
  transferOrderId: recordId,
  /** When the goods arrived, which cannot be before they left; if left out, the current moment. */
  date: backDate,
  /** The quantities that arrived, one for each line; left out if everything arrived as sent. */
  received: z.array(quantityOrZero).max(warehouseLinesMax, 'too-large').default([]),
});

export const transferCalls = {
  transfers: lists.page,
  allTransfers: lists.all,
  createTransfer: route({
    ...posting,
    path: '/magazina/createTransferOrder',
    summary:
      'Sends goods from a shop to another at their average cost; they are in transit until they are received. Refused with all short articles. A repeated call with the same content gets the first reply.',
    input: transferInput,
    output: z.object({ _id: recordId, code: z.string() }),
    refusals: ['not-found', 'document-posted-otherwise', 'stock-insufficient'],
    fallback: 'transfer-create',
  }),
  previewTransfer: route({
    ...previewing,
    path: '/magazina/createTransferOrder/preview',
    input: transferInput,
    refusals: ['not-found', 'stock-insufficient'],
  }),
  transfer: route({
    ...reading,
    path: '/magazina/getTransferOrderByCode/{code}',
    summary: 'One transfer with its lines and history, by its number.',
    input: z.object({ code: z.string().max(30) }),
  }),
  completeTransfer: route({
    ...ending,
    path: '/magazina/completeTransferOrder',
    summary:
      'Receives the goods of a transfer into the shop that it goes to. What is missing or over is posted as an adjustment of that shop.',
    input: receipt,
    output: z.object({
      code: z.string(),
      /**
       * The number of the adjustment for the difference; null if the received quantities equal the sent ones.
       */
      discrepancyCode: z.string().nullable(),
    }),
    fallback: 'transfer-complete',
  }),
  previewReceipt: route({
    ...previewing,
    path: '/magazina/completeTransferOrder/preview',
    input: receipt,
    refusals: ['not-found', 'not-permitted', 'transfer-completed', 'transfer-cancelled'],
  }),
  cancelTransfer: route({
    ...ending,
    path: '/magazina/cancelTransferOrder',
    summary: 'Takes the goods of a transfer that was not received back into the shop that they left.',
    fallback: 'transfer-create',
  }),
  transferTargets: route({
    service: 'main',
    method: 'GET',
    path: '/warehouse/transfer-targets',
    summary:
      'The shops and secondary warehouses that goods can be sent to, by name, also those that the caller may not see.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      shops: z.array(z.object({ _id: recordId, name: z.string(), secondary: z.boolean() })),
    }),
    fallback: 'data-fetch',
  }),
};
