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
import {
  listedNote,
  noteFilter,
  noteInput,
  notePrefill,
  waitingNote,
  wholeNote,
} from './fields/wtn-fields.ts';

const mayRead = { area: 'wtn', level: 'read' } as const;
const mayIssue = { area: 'wtn', level: 'readWrite' } as const;

export const noteResendsAtOnce = resendsAtOnce;

const filtered = {
  access: mayRead,
  input: z.object(noteFilter),
  /** The count is capped at a limit; `isMore` is true if there are more. */
  output: z.object({ wtns: z.array(listedNote), count: z.int(), isMore: z.boolean() }),
} as const;
const ofInvoice = z.object({ invoiceId: recordId });

/** Accompanying invoices (WTN): documents that travel with goods, submitted to the tax authority before departure. */
export const wtn = {
  issue: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/issue',
    summary:
      'Issues a note for goods on the road: numbered, signed and handed to the tax authority. The same note again gives the first answer; another one under its noteId is refused.',
    access: mayIssue,
    input: z.object({ noteId: recordId, ...noteInput }),
    output: z.object({
      _id: recordId,
      wtnNumber: z.string(),
      nslfsh: z.string(),
      issueDateTime: moment,
      status: z.enum(fiscalStatuses),
    }),
    refusals: [
      'not-found',
      'note-issued-otherwise',
      'business-unit-missing',
      'shop-address-missing',
      'operator-code-missing',
      ...signingRefusals,
    ],
    fallback: 'data-change',
  }),
  list: listRoute({
    ...filtered,
    service: 'main',
    path: '/fetchWtns',
    summary: 'A page of the notes, the newest first.',
  }),
  exported: listRoute({
    ...filtered,
    service: 'invoice-utilities',
    path: '/wtn/export',
    summary: 'All notes that are asked for, up to ten thousand; it says where there are more.',
  }),
  one: oneRoute({
    path: '/wtn/one',
    summary: 'One note with its goods, its route and its life.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ wtn: wholeNote }),
  }),
  ofInvoice: oneRoute({
    path: '/wtn/of-invoice',
    summary: 'The notes that were made from an invoice, the newest first.',
    access: mayRead,
    input: ofInvoice,
    output: z.object({ wtns: z.array(listedNote) }),
  }),
  fromInvoice: oneRoute({
    path: '/wtn/from-invoice',
    summary:
      'What an invoice says of a note for its goods: what they are, what they are worth, where they go.',
    access: mayIssue,
    input: ofInvoice,
    output: notePrefill,
  }),
  waiting: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/wtn/waiting',
    summary:
      'The notes the tax authority has not taken yet, those with the least time left first; what someone knows to be too late comes last.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ wtns: z.array(waitingNote), count: z.int(), ...deadlineCounts }),
    fallback: 'data-fetch',
  }),
  resend: resendRoute({ path: '/wtn/resend', access: mayIssue, documents: 'notes' }),
  seeMissed: seeMissedRoute({ path: '/wtn/see-missed', access: mayIssue, documents: 'notes' }),
  pdf: pdfRoute({ path: '/wtn/pdf', access: mayRead, documents: 'notes' }, {}),
  printed: printedRoute({ path: '/wtn/printed', access: mayRead, documents: 'notes' }, {}),
};
