import { figure } from './fields/amounts.ts';
import {
  attachmentTypeCodes,
  attachmentsTotalBytesMax,
  eInvoiceAnswers,
  eInvoiceStatuses,
  invoiceTypeCodes,
  processOptions,
  taxPointOptions,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';
import { day, moment, recordId, requiredText } from './fields/fields.ts';
import { bytesIn } from './fields/files.ts';
import { route } from './call/route.ts';

const problem = (code: FieldProblem): FieldProblem => code;
const mayRead = { area: 'receipts', level: 'read' } as const;
const mayIssue = { area: 'receipts', level: 'readWrite' } as const;

export const answersAtOnce = 500;
/** The longest period that the central platform searches in one request, in days. */
export const eInvoiceDaysMax = 31;
const paperTimeoutMs = 25_000;
const dayMs = 86_400_000;

const eic = z.uuid(problem('invalid')).transform((written) => written.toLowerCase());

/**
 * The refusals of every call to the central platform. Each request is signed with the certificate of the business.
 */
const refusalsOfPlatform = [
  'certificate-missing',
  'certificate-not-yet-valid',
  'certificate-expired',
  'certificate-wrong-environment',
  'certificate-other-business',
  'tax-authority-unreachable',
  'tax-authority-refused',
] as const;

const base64 = z
  .string()
  .min(1, problem('required'))
  .regex(/^[0-9A-Za-z+/]*={0,2}$/, problem('invalid'))
  .refine((data) => data.length % 4 === 0, problem('invalid'))
  .refine((data) => bytesIn(data) <= attachmentsTotalBytesMax, problem('file-size'));

/** An e-invoice as the central platform lists it. */
const listedEInvoice = z.object({
  EIC: z.string(),
  docNumber: z.string(),
  /** The central platform may omit this field and the next one; they are then null. */
  docType: z.string().nullable(),
  recDateTime: moment,
  dueDateTime: moment.nullable(),
  status: z.enum(eInvoiceStatuses),
  amount: figure.money,
  partyType: z.enum(['BUYER', 'SELLER']),
  /** Base64; null unless the e-invoice was requested by its EIC. */
  pdf: z.string().nullable(),
});

const attachment = z.object({ _id: recordId, name: z.string(), type: z.string(), size: z.int() });

/** A further party of the invoice, besides seller and buyer. */
const party = z.object({
  name: z.string(),
  IDNum: z.string(),
  address: z.string(),
  town: z.string(),
  country: z.string(),
});

/** The delivery of an e-invoice to its buyer, and the status history. */
const eInvoiceHistory = z.object({
  eic: z.string().nullable(),
  /**
   * waiting: the invoice has no NIVF yet; pending: the e-invoice has no EIC yet; error: the central platform
   * refused the e-invoice permanently.
   */
  state: z.enum(['waiting', 'pending', 'registered', 'error']),
  registeredAt: moment.nullable(),
  status: z.enum(eInvoiceStatuses).nullable(),
  statusChangedAt: moment.nullable(),
  history: z.array(z.object({ status: z.enum(eInvoiceStatuses), at: moment })),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  attempts: z.int(),
  nextAttemptAt: moment.nullable(),
  lastFailedAt: moment.nullable(),
  /** The phrase key of the fault. */
  fault: z.string().nullable(),
  faultCode: z.string().nullable(),
  faultText: z.string().nullable(),
  /** If null, the server derives the code from the kind of document. */
  invoiceType: z.enum(invoiceTypeCodes).nullable(),
  process: z.enum(processOptions).nullable(),
  /** When the VAT falls due, by a rule or on a day; both null if not specified. */
  taxPointOption: z.enum(taxPointOptions).nullable(),
  taxPointDate: z.string().nullable(),
  transporter: party.nullable(),
  payee: party.nullable(),
  taxRep: party.nullable(),
  /** The data of a card payment; each field may be empty. */
  cardPayment: z
    .object({
      orderId: z.string(),
      authCode: z.string(),
      tranType: z.string(),
      maskedPan: z.string(),
      email: z.string(),
      tel: z.string(),
    })
    .nullable(),
  files: z.array(attachment),
});

/** E-invoices at the central platform: sent documents, their status, and accepting or refusing received ones. */
export const eInvoices = {
  find: route({
    service: 'main',
    method: 'POST',
    path: '/get-eInvoices',
    summary:
      'The e-invoices of the business at the central platform, sent or received; a request by EIC includes the PDF.',
    access: mayRead,
    input: z
      .object({
        EIC: eic.optional(),
        partyType: z.enum(['BUYER', 'SELLER']).optional(),
        /** The filter by day of receipt in Tirana; if left out, the last month. */
        from: day.optional(),
        to: day.optional(),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        path: ['to'],
        message: problem('date'),
      })
      .refine(
        ({ from, to }) =>
          from === undefined ||
          to === undefined ||
          Date.parse(to) - Date.parse(from) < eInvoiceDaysMax * dayMs,
        { path: ['from'], message: problem('days-31') },
      ),
    output: z.object({
      eInvoices: z.array(listedEInvoice),
      /** True if the central platform has more results than it returns at once: the user must choose fewer days. */
      isCut: z.boolean(),
    }),
    refusals: ['not-found', ...refusalsOfPlatform],
    fallback: 'data-fetch',
    timeoutMs: paperTimeoutMs,
    changing: false,
  }),
  setStatus: route({
    service: 'main',
    method: 'POST',
    path: '/set-status',
    summary:
      'Accepts or refuses received e-invoices at the central platform and in the purchases, with the outcome of each. Earlier answers are not changed.',
    access: mayIssue,
    input: z.object({
      EICs: z.array(eic).min(1, problem('required')).max(answersAtOnce, problem('too-large')),
      EinStatus: z.enum(eInvoiceAnswers),
    }),
    output: z.object({
      results: z.array(
        z.object({
          EIC: z.string(),
          /**
           * already: the business gave the same answer before; closed: the business gave the other answer before,
           * or the invoice has been paid; unanswered: the central platform did not respond, and the call can
           * safely be repeated.
           */
          outcome: z.enum(['changed', 'already', 'closed', 'not-found', 'refused', 'unanswered']),
          /** The reason of the central platform, if it refused. */
          reason: z.string().nullable(),
        }),
      ),
    }),
    refusals: [...refusalsOfPlatform, 'too-many-requests'],
    fallback: 'data-change',
    timeoutMs: 60_000,
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/e-invoice',
    summary: 'The e-invoice of an invoice: its EIC, its status history and its files.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ eInvoice: eInvoiceHistory }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  pdf: route({
    service: 'main',
    method: 'GET',
    path: '/e-invoice-pdf',
    summary: 'The PDF of an e-invoice from the central platform.',
    access: mayRead,
    input: z.object({ EIC: eic }),
    output: z.object({ name: z.string(), data: z.string() }),
    refusals: ['not-found', ...refusalsOfPlatform],
    fallback: 'platform-pdf',
    timeoutMs: paperTimeoutMs,
  }),
  addFile: route({
    service: 'main',
    method: 'POST',
    path: '/e-invoice-files',
    summary: 'Upload a file for an e-invoice that will be issued.',
    access: mayIssue,
    input: z.object({
      name: requiredText(200),
      type: z.enum(attachmentTypeCodes, problem('file-format')),
      data: base64,
    }),
    output: z.object({ file: attachment }),
    refusals: ['attachment-not-valid'],
    fallback: 'change-not-made',
    bodyLimitBytes: Math.ceil(attachmentsTotalBytesMax * 1.4),
  }),
  removeFile: route({
    service: 'main',
    method: 'POST',
    path: '/delete-e-invoice-file',
    summary: 'Deletes an uploaded file that no e-invoice uses.',
    access: mayIssue,
    input: z.object({ fileId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  file: route({
    service: 'main',
    method: 'GET',
    path: '/e-invoice-files/{fileId}',
    summary: 'A file attached to an e-invoice.',
    access: mayRead,
    input: z.object({ fileId: recordId }),
    output: z.object({ name: z.string(), type: z.string(), data: z.string() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
};
