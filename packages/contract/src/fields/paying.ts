import { paidStates } from '@tezga/domain';
import { z } from 'zod';
import { figure } from './amounts.ts';
import { recordId } from './fields.ts';

/** The reply to a payment. */
export const paid = z.object({
  _id: recordId,
  paymentNumber: z.string(),
  message: z.string(),
  /** The part that became an advance, in the currency of the payment. */
  rest: figure.money,
  documents: z.array(z.object({ _id: recordId, settled: figure.money, paidState: z.enum(paidStates) })),
});

/** Why the server refuses a payment in money. */
export const moneyRefusals = [
  'not-found',
  'payment-made-otherwise',
  'payment-exceeds-open',
  'payment-nothing-open',
  'till-not-registered',
  'drawer-not-open',
  'drawer-short',
] as const;

/** Why the server refuses a payment with the points of a customer. */
export const creditRefusals = ['client-credit-not-configured', 'client-credit-short'] as const;
export const payingRefusals = [...moneyRefusals, ...creditRefusals] as const;
