import { z } from 'zod';
import { route } from '../call/route.ts';
import { exchangeRate, figure, pointsOrZero } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import { text } from '../fields/texts.ts';

export const clientCreditModule = 'clientCredit';

export const clientCreditConfig = {
  /** The value of one point in ALL. */
  exchangeRate,
  codeStandard: text(100),
};

/** The points of customers, which pay their invoices. */
export const clientCredit = {
  config: route({
    service: 'main',
    method: 'GET',
    path: '/external-modules/client-credit/config',
    summary: 'The configuration of client credit; null until it is saved, and then no payment takes points.',
    access: { area: 'configurations', level: 'read' },
    input: z.object({}),
    output: z.object({
      config: z.object({ exchangeRate: figure.exchangeRate, codeStandard: z.string() }).nullable(),
    }),
    fallback: 'data-fetch',
  }),
  saveConfig: route({
    service: 'main',
    method: 'POST',
    path: '/external-modules/client-credit/save-config',
    summary: 'Save the value of a point in ALL and the standard of the codes of client credit.',
    access: { area: 'configurations', level: 'readWrite' },
    input: z.object({ moduleId: z.enum([clientCreditModule]), config: z.object(clientCreditConfig) }),
    output: z.object({ message: z.string() }),
    fallback: 'configuration-save',
  }),
  updateCredit: route({
    service: 'main',
    method: 'POST',
    path: '/external-modules/client-credit/update-credit',
    summary: 'Set the points of a customer.',
    access: { area: 'customers', level: 'readWrite' },
    input: z.object({
      customerId: recordId,
      credits: pointsOrZero,
      /** The points that the screen showed. The server refuses the call if the points have changed since. */
      seenCredits: pointsOrZero.optional(),
    }),
    output: z.object({ credits: figure.points, message: z.string() }),
    refusals: ['not-found', 'changed-meanwhile'],
    fallback: 'customer-save',
  }),
};
