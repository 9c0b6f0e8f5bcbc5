import { fiscalStatuses } from '@tezga/domain';
import { z } from 'zod';
import {
  listRoute,
  oneRoute,
  pdfRoute,
  printedRoute,
  resendRoute,
  resendsAtOnce,
  seeMissedRoute,
  signingRefusals,
} from './call/document-routes.ts';
import { route } from './call/route.ts';
import { deadlineCounts } from './fields/deadline-fields.ts';
import { moment, recordId } from './fields/fields.ts';
import { pageFacts } from './fields/listing.ts';
import {
  listedNote,
  noteFilter,
  noteInput,
  notePrefill,
  pendingNote,
  transferNoteInput,
  transferPrefill,
  wholeNote,
} from './fields/wtn-fields.ts';

const mayRead = { area: 'wtn', level: 'read' } as const;
const mayIssue = { area: 'wtn', level: 'readWrite' } as const;

export const noteResendsAtOnce = resendsAtOnce;

const filtered = {
  access: mayRead,
  input: z.object(noteFilter),
  /** The count is capped at a limit; `isMore` is true if there are more. */
  output: z.object({ wtns: z.array(listedNote), count: z.int(), isMore: z.boolean(), ...pageFacts }),
} as const;
const issued = z.object({
  _id: recordId,
  wtnNumber: z.string(),
  nslfsh: z.string(),
  issueDateTime: moment,
  status: z.enum(fiscalStatuses),
});
const issuingRefusals = [
  'not-found',
  'business-unit-missing',
  'shop-address-missing',
  'transfer-completed',
  'transfer-cancelled',
  'transfer-of-other-shop',
  'operator-code-missing',
  ...signingRefusals,
] as const;
const ofInvoice = z.object({ invoiceId: recordId });
const ofTransfer = z.object({ transferId: recordId });

/** Accompanying invoices (WTN): documents that travel with goods, submitted to the tax authority before departure. */
export const wtn = {
  issue: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/issue',
    summary:
      'Issues an accompanying invoice (WTN): numbered, signed and submitted to the tax authority. A repeated call with the same content gets the first reply; other content under the same noteId is refused.',
    access: mayIssue,
    input: z.object({ noteId: recordId, ...noteInput }),
    output: issued,
    refusals: ['note-issued-otherwise', ...issuingRefusals],
    fallback: 'data-change',
  }),
  issueOfTransfer: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/issue-of-transfer',
    summary:
      'Issues the accompanying invoice of a transfer with its goods, from shop to shop; only someone of the shop that the goods leave may. What is not known is refused by its field, to be sent with the next call. A transfer that has one already gets no second.',
    access: mayIssue,
    input: z.object(transferNoteInput),
    output: issued,
    refusals: issuingRefusals,
    fallback: 'data-change',
  }),
  list: listRoute({
    ...filtered,
    service: 'main',
    path: '/fetchWtns',
    summary: 'A page of the accompanying invoices, the newest first.',
  }),
  exported: listRoute({
    ...filtered,
    service: 'invoice-utilities',
    path: '/wtn/export',
    summary: 'All matching accompanying invoices, up to ten thousand, and whether there are more.',
  }),
  one: oneRoute({
    path: '/wtn/one',
    summary: 'One accompanying invoice with its goods, route and history.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ wtn: wholeNote }),
  }),
  ofInvoice: oneRoute({
    path: '/wtn/of-invoice',
    summary: 'The accompanying invoices made from an invoice, the newest first.',
    access: mayRead,
    input: ofInvoice,
    output: z.object({ wtns: z.array(listedNote) }),
  }),
  fromInvoice: oneRoute({
    path: '/wtn/from-invoice',
    summary: 'The fields of an accompanying invoice that an invoice fills in: goods, value and destination.',
    access: mayIssue,
    input: ofInvoice,
    output: notePrefill,
  }),
  ofTransfer: oneRoute({
    path: '/wtn/of-transfer',
    summary:
      'The accompanying invoices of a transfer between shops, the newest first, and what the next one needs.',
    access: mayRead,
    input: ofTransfer,
    output: z.object({
      wtns: z.array(listedNote),
      /**
       * Whether the transfer has an accompanying invoice, also one of another shop that the user may not see.
       */
      isIssued: z.boolean(),
      /**
       * Whether the user may issue the next accompanying invoice of the transfer; false for the employees of the
       * receiving shop.
       */
      mayIssue: z.boolean(),
      /**
       * The plates of the vehicle of the business that last carried goods from the same shop; null if there
       * is none.
       */
      plates: z.string().nullable(),
    }),
  }),
  fromTransfer: oneRoute({
    path: '/wtn/from-transfer',
    summary:
      'The fields of an accompanying invoice that a transfer fills in: goods, value, route, and the vehicle and carrier of the last one.',
    access: mayIssue,
    input: ofTransfer,
    output: transferPrefill,
  }),
  waiting: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/wtn/waiting',
    summary:
      'The accompanying invoices that the tax authority has not accepted yet, by deadline; those with an acknowledged missed deadline come last.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ wtns: z.array(pendingNote), count: z.int(), ...deadlineCounts }),
    fallback: 'data-fetch',
  }),
  resend: resendRoute({ path: '/wtn/resend', access: mayIssue, documents: 'accompanying invoices' }),
  seeMissed: seeMissedRoute({
    path: '/wtn/see-missed',
    access: mayIssue,
    documents: 'accompanying invoices',
  }),
  pdf: pdfRoute({ path: '/wtn/pdf', access: mayRead, documents: 'accompanying invoices' }, {}),
  printed: printedRoute({ path: '/wtn/printed', access: mayRead, documents: 'accompanying invoices' }, {}),
};
