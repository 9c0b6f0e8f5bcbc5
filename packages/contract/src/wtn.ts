import { z } from 'zod';
import { deadlineCounts, missedIds, seenResults } from './fields/deadline-fields.ts';
import { moment, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';
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
const reportTimeoutMs = 15_000;
const pdfTimeoutMs = 25_000;
const ids = (most: number) => z.array(recordId).min(1, 'required').max(most, 'too-large');

export const noteResendsAtOnce = 500;
export const notePrintsAtOnce = 200;

const listed = z.object({
  wtns: z.array(listedNote),
  count: z.int(),
  /** Counting stops at a limit, and then says that there are more. */
  isMore: z.boolean(),
});

/** Accompanying invoices (WTN): what goes with goods on the road, told to the tax authority before they leave. */
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
      status: z.enum(['fiscalized', 'pending', 'error']),
    }),
    refusals: [
      'not-found',
      'note-issued-otherwise',
      'business-unit-missing',
      'shop-address-missing',
      'operator-code-missing',
      'certificate-missing',
      'certificate-not-yet-valid',
      'certificate-expired',
      'certificate-wrong-environment',
      'certificate-other-business',
      'clock-away',
      'clock-was-ahead',
    ],
    fallback: 'data-change',
  }),
  list: route({
    service: 'main',
    method: 'POST',
    path: '/fetchWtns',
    summary: 'A page of the notes, the newest first.',
    access: mayRead,
    input: z.object(noteFilter),
    output: listed,
    fallback: 'data-fetch',
    timeoutMs: reportTimeoutMs,
    changing: false,
  }),
  exported: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/export',
    summary: 'All notes that are asked for, up to ten thousand; it says where there are more.',
    access: mayRead,
    input: z.object(noteFilter),
    output: listed,
    fallback: 'data-fetch',
    timeoutMs: reportTimeoutMs,
    changing: false,
  }),
  one: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/wtn/one',
    summary: 'One note with its goods, its route and its life.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ wtn: wholeNote }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  ofInvoice: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/wtn/of-invoice',
    summary: 'The notes that were made from an invoice, the newest first.',
    access: mayRead,
    input: z.object({ invoiceId: recordId }),
    output: z.object({ wtns: z.array(listedNote) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  fromInvoice: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/wtn/from-invoice',
    summary:
      'What an invoice says of a note for its goods: what they are, what they are worth, where they go.',
    access: mayIssue,
    input: z.object({ invoiceId: recordId }),
    output: notePrefill,
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  waiting: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/wtn/waiting',
    summary:
      'The notes the tax authority has not taken yet, those with the least time left first; what someone knows to be too late comes last.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      wtns: z.array(waitingNote),
      count: z.int(),
      ...deadlineCounts,
    }),
    fallback: 'data-fetch',
  }),
  resend: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/resend',
    summary: 'Hands notes to the tax authority again, at once; what it has taken already stays as it is.',
    access: mayIssue,
    input: z.object({ ids: ids(noteResendsAtOnce) }),
    output: z.object({
      results: z.array(z.object({ id: recordId, outcome: z.enum(['queued', 'fiscalized', 'not-found']) })),
    }),
    /** Where none of them is a note of the business. */
    refusals: ['not-found'],
    fallback: 'data-change',
  }),
  seeMissed: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/see-missed',
    summary:
      'Keeps that someone knows that the tax authority takes these notes no more; nobody is warned of them from then on.',
    access: mayIssue,
    input: missedIds,
    output: seenResults,
    /** Where none of them is a note of the business. */
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  pdf: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/pdf',
    summary: 'Notes as one PDF on A4, as they come out on paper.',
    access: mayRead,
    input: z.object({ ids: ids(notePrintsAtOnce), language: z.enum(['sq', 'en', 'it']).default('sq') }),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'too-many-requests', 'print-too-heavy'],
    fallback: 'data-fetch',
    timeoutMs: pdfTimeoutMs,
    changing: false,
  }),
  printed: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/wtn/printed',
    summary: 'Keeps that notes went to paper; from then on what is printed says that it is a copy.',
    access: mayRead,
    input: z.object({ ids: ids(notePrintsAtOnce) }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
};
