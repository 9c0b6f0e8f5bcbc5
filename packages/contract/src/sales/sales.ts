import { figure } from '../fields/amounts.ts';
import { z } from 'zod';
import { moment, operatorCode, pin, recordId } from '../fields/fields.ts';
import { roleFields } from '../fields/role-fields.ts';
import { pdfRoute, printedRoute } from '../call/document-routes.ts';
import { route } from '../call/route.ts';
import { advances } from './advances.ts';
import { corrections } from './corrections.ts';
import { issued, issuingRefusals, verifyingRefusals } from './issued-answer.ts';
import { issuedInvoices } from './issued-invoices.ts';
import { managedSales } from './managed-sales.ts';
import { repairs } from './repairs.ts';
import { orderInvoices } from './order-invoices.ts';
import { retracting } from './retracting.ts';
import { maySell } from './sale-access.ts';
import { quoted, saleInput } from '../fields/sale-fields.ts';
import { draftDescription, draftName } from '../fields/texts.ts';
import { userFields } from '../access.ts';

const mayRead = { area: 'receipts', level: 'read' } as const;
const mayIssue = { area: 'receipts', level: 'readWrite' } as const;

export const papers = ['A4', '80', '58'] as const;

const draft = z.object({
  _id: recordId,
  name: z.string(),
  description: z.string(),
  total: figure.money,
  currency: z.string(),
  createdByName: z.string(),
  updatedAt: moment,
});

/** Invoices: issuing, submitting to the tax authority, display and print. */
export const sales = {
  issue: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/issue',
    summary:
      'Issues an invoice: numbered, signed, posted and handed to the tax authority. The same saleId with the same content again gives the first answer; with other content it is refused.',
    access: maySell,
    input: z.object({
      saleId: recordId,
      ...saleInput,
      /** The draft that this sale was made from; issuing the invoice deletes it. */
      draftId: recordId.nullable().default(null),
    }),
    output: issued,
    refusals: [...issuingRefusals, 'advance-already-used', ...verifyingRefusals],
    fallback: 'data-change',
  }),
  quote: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/quote',
    summary:
      'Preview of a sale: the totals of a cart and the problems that prevent issuing; nothing is issued.',
    access: maySell,
    input: z.object(saleInput),
    output: quoted,
    refusals: ['not-found', 'advance-already-used'],
    fallback: 'data-fetch',
    changing: false,
  }),
  drafts: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/invoice/drafts',
    summary: 'The saved drafts, the newest first, and whether there are more.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ drafts: z.array(draft), isMore: z.boolean() }),
    fallback: 'data-fetch',
  }),
  draft: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/invoice/drafts/{id}',
    summary: 'One draft with its cart.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ draft: draft.extend({ cart: z.object(saleInput) }) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  keepDraft: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/drafts',
    summary: 'Saves a cart as a draft with a name; with an id the draft is replaced.',
    access: mayIssue,
    input: z.object({
      _id: recordId.optional(),
      name: draftName,
      description: draftDescription,
      cart: z.object(saleInput),
    }),
    output: z.object({ _id: recordId }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  cancelDraft: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/drafts/cancel',
    summary: 'Deletes a draft; it had no invoice number, so the series has no gap.',
    access: mayIssue,
    input: z.object({ id: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  signOn: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/sign-on',
    summary: 'An operator takes over a POS or an ePOS by operator code and PIN.',
    access: 'business',
    input: z.object({
      tillId: recordId,
      opCode: operatorCode,
      pin,
      deviceUUID: z.string().max(100, 'too-long').default(''),
    }),
    output: z.object({
      user: userFields,
      role: roleFields,
      till: z.object({
        _id: recordId,
        name: z.string(),
        shopId: recordId,
        tcrCode: z.string(),
        isDrawerOpen: z.boolean(),
      }),
    }),
    refusals: [
      'not-found',
      'wrong-pin',
      'too-many-attempts',
      'too-many-requests',
      'till-of-other-shop',
      'till-on-other-device',
    ],
    fallback: 'sign-in',
    repliesSecret: true,
  }),
  ...issuedInvoices,
  ...managedSales,
  ...repairs,
  ...retracting,
  ...orderInvoices,
  ...corrections,
  ...advances,
  pdf: pdfRoute(
    { path: '/invoice/pdf', access: mayRead, documents: 'invoices' },
    { paper: z.enum(papers).default('A4') },
  ),
  printed: printedRoute(
    { path: '/invoice/printed', access: mayRead, documents: 'invoices' },
    { paper: z.enum(papers) },
  ),
};
