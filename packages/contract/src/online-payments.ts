import { z } from 'zod';
import { figure } from './fields/amounts.ts';
import { moment, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

const draft = z.object({
  _id: recordId,
  name: z.string(),
  description: z.string(),
  currency: z.string(),
  total: figure.money,
  createdAt: moment,
  payed: z.boolean(),
  /** When the draft was paid; null until then. */
  payedAt: moment.nullable(),
  /** The number of the fiscal invoice that the platform issues for the paid draft; null until it is issued. */
  invoiceNumber: z.string().nullable(),
  lines: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      quantity: figure.quantity,
      price: figure.money,
      vat: z.string(),
    }),
  ),
});

/** The headers with which the payment provider signs a notification. */
export const notificationHeaders = [
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
] as const;

/**
 * A notification of the payment provider. Its fields stay in the order of the request, because the provider verifies
 * the signature over exactly the event that it sent.
 */
const notificationInput = z.record(z.string(), z.unknown()).superRefine((received, context) => {
  for (const name of notificationHeaders)
    if (typeof received[name] !== 'string')
      context.addIssue({ code: 'custom', path: [name], message: 'required' });
});

const providerRefusals = ['not-found', 'payment-provider-missing', 'payment-provider-unreachable'] as const;

/** Payments of the business to the platform. */
export const onlinePayments = {
  drafts: route({
    service: 'main',
    method: 'GET',
    path: '/payments/drafts',
    summary:
      'What the platform charges the business: all drafts, the newest first; with unpaid=true only the unpaid one, if there is one.',
    access: 'business',
    input: z.object({ unpaid: z.enum(['true', 'false']).default('false') }),
    output: z.object({
      /** The drafts of the business; left out if the request has unpaid=true. */
      drafts: z.array(draft).optional(),
      /** The unpaid draft, only if the request has unpaid=true; null if nothing is due. */
      draft: draft.nullable().optional(),
    }),
    fallback: 'payments-fetch',
  }),
  createOrder: route({
    service: 'main',
    method: 'POST',
    path: '/paypal/createOrder',
    summary:
      'The page of the provider on which the payer approves the payment of a draft. A repeated call gives the page of the same order.',
    access: 'business',
    inSteps: true,
    recorded: false,
    timeoutMs: 60_000,
    input: z.object({ draftId: recordId }),
    output: z.object({
      /** True if the draft is paid already, so that there is nothing to approve. */
      payed: z.boolean(),
      /** Null if the draft is paid, or if the provider still checks its payment. */
      approvalUrl: z.string().nullable(),
    }),
    refusals: providerRefusals,
    fallback: 'draft-payment',
  }),
  finishPayment: route({
    service: 'main',
    method: 'POST',
    path: '/paypal/finishPayment',
    summary:
      'Takes the money of an approved order and marks its draft as paid. A repeated call gets the same reply and takes nothing more.',
    access: 'business',
    inSteps: true,
    timeoutMs: 60_000,
    input: z.object({ draftId: recordId, orderId: z.string().min(1).max(100) }),
    /** False if the provider still checks the payment; the draft is marked as paid when the check ends. */
    output: z.object({ payed: z.boolean() }),
    refusals: [...providerRefusals, 'payment-declined', 'payment-not-approved'],
    fallback: 'draft-payment',
  }),
  notification: route({
    service: 'main',
    method: 'POST',
    path: '/paypal/notification',
    summary: 'The provider of online payments tells what happened to an order; it signs what it sends.',
    access: 'public',
    recorded: false,
    inHeaders: notificationHeaders,
    input: notificationInput,
    output: z.object({}),
    refusals: ['not-permitted', 'payment-provider-missing', 'payment-provider-unreachable'],
    fallback: 'try-later',
  }),
};
