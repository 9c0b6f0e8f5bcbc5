import { answersAtOnceMax, purchaseSources, purchaseUses, refusalCodes } from '@tezga/domain';
import { z } from 'zod';
import { moment, namedBusiness, recordId } from './fields/fields.ts';
import { pageFacts } from './fields/listing.ts';
import { listedPurchase, purchaseTotals, purchasesWanted, wholePurchase } from './fields/purchase-fields.ts';
import { route } from './call/route.ts';

const mayRead = { area: 'receipts', level: 'read' } as const;
const mayAnswer = { area: 'receipts', level: 'readWrite' } as const;
const mayReadOrAdmin = { anyOf: [mayRead, { adminArea: 'businesses', level: 'read' }] } as const;
const mayAnswerOrAdmin = { anyOf: [mayAnswer, { adminArea: 'businesses', level: 'readWrite' }] } as const;
const pdfTimeoutMs = 25_000;

const noCertificate = [
  'certificate-missing',
  'certificate-not-yet-valid',
  'certificate-expired',
  'certificate-wrong-environment',
  'certificate-other-business',
] as const;

/**
 * Invoices of suppliers to the business: e-invoices of the central platform, and the purchases in the
 * business's account on the Self-Care portal.
 */
export const purchases = {
  list: route({
    service: 'purchases',
    method: 'POST',
    path: '/purchases-service/get-table-data',
    summary:
      'A page of the purchases with the totals of all matching ones; with export, all of them. An admin names the business.',
    access: mayReadOrAdmin,
    input: z.object({ tableOptions: z.object(purchasesWanted).prefault({}), ...namedBusiness }),
    output: z.object({
      documents: z.array(listedPurchase),
      totals: purchaseTotals,
      /** For each day on the page the sums of all its purchases; empty unless the page is sorted by date. */
      days: pageFacts.days,
      /** True if the export reached its maximum number of rows. */
      isCut: z.boolean(),
    }),
    refusals: ['not-found'],
    fallback: 'table-fetch',
    timeoutMs: 15_000,
    changing: false,
  }),
  one: route({
    service: 'purchases',
    method: 'GET',
    path: '/purchases-service/purchase',
    summary:
      'One purchase with its lines and its VAT. The id of a merged purchase returns the one that it was merged into.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ purchase: wholePurchase }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  suppliers: route({
    service: 'purchases',
    method: 'GET',
    path: '/purchases-service/suppliers',
    summary: 'The suppliers that have issued invoices to the business.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ suppliers: z.array(z.object({ IDNum: z.string(), name: z.string() })) }),
    fallback: 'data-fetch',
  }),
  state: route({
    service: 'purchases',
    method: 'GET',
    path: '/purchases-service/state',
    summary: 'The sources of purchases: their credentials, the last successful fetch, and the last failure.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      sources: z.array(
        z.object({
          source: z.enum(purchaseSources),
          /** Whether the business has the credentials for this source: a certificate, or the password of the portal. */
          isReady: z.boolean(),
          /** The time of the last fetch, successful or not; null if there was none. */
          askedAt: moment.nullable(),
          /** The time of the last successful fetch; null if there was none. */
          toldAt: moment.nullable(),
          /** Why the last fetch failed; null if it did not. */
          failure: z.enum(refusalCodes).nullable(),
          /** How many documents of the last fetch could not be read; the others were saved. */
          unreadableCount: z.int(),
        }),
      ),
    }),
    fallback: 'data-fetch',
  }),
  refresh: route({
    service: 'purchases',
    method: 'POST',
    path: '/purchases-service/refresh',
    summary: 'Fetches from both sources now, as a background job; the state shows when it is done.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ askedAt: moment }),
    fallback: 'data-fetch',
    recorded: false,
  }),
  assignSubject: route({
    service: 'purchases',
    method: 'POST',
    path: '/purchases-service/assign-subject-id',
    summary:
      'Links the supplier of these purchases with a customer of the business; null removes the link. An admin names the business.',
    access: mayAnswerOrAdmin,
    input: z.object({
      purchasesIds: z.array(recordId).min(1, 'required').max(answersAtOnceMax, 'too-large'),
      subjectId: recordId.nullable(),
      ...namedBusiness,
    }),
    output: z.object({}),
    refusals: ['not-found', 'purchase-paid'],
    fallback: 'change-not-made',
  }),
  setUse: route({
    service: 'purchases',
    method: 'POST',
    path: '/purchases-service/use',
    summary:
      'Sets what was bought, which decides the account that these purchases are posted to, and whether their VAT is deductible. A field that is left out stays as it was. The next purchases of their suppliers start with the same account. An admin names the business.',
    access: mayAnswerOrAdmin,
    input: z.object({
      purchasesIds: z.array(recordId).min(1, 'required').max(answersAtOnceMax, 'too-large'),
      use: z.enum(purchaseUses).optional(),
      isVatDeductible: z.boolean().optional(),
      ...namedBusiness,
    }),
    output: z.object({}),
    refusals: ['not-found', 'purchase-received'],
    fallback: 'change-not-made',
  }),
  pdf: route({
    service: 'purchases',
    method: 'GET',
    path: '/purchases-service/pdf',
    summary:
      'The PDF of a purchase: from the central platform for an e-invoice, otherwise from the portal. An admin names the business.',
    access: mayReadOrAdmin,
    input: z.object({ originId: recordId, ...namedBusiness }),
    output: z.object({ name: z.string(), pdf: z.string() }),
    refusals: [
      'not-found',
      'purchase-without-pdf',
      ...noCertificate,
      'tax-authority-unreachable',
      'tax-authority-refused',
      'self-care-password-missing',
      'self-care-password-wrong',
      'self-care-session-over',
      'self-care-unreachable',
      'self-care-refused',
    ],
    fallback: 'platform-pdf',
    timeoutMs: pdfTimeoutMs,
  }),
};
