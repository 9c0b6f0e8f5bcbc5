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
  /** Null until it is paid. */
  payedAt: moment.nullable(),
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
      /** Left out with unpaid=true. */
      drafts: z.array(draft).optional(),
      /** Only with unpaid=true; null if nothing is due. */
      draft: draft.nullable().optional(),
    }),
    fallback: 'payments-fetch',
  }),
};
