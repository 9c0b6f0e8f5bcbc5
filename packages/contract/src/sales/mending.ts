import { mendableFacts, mendHindrances } from '@tezga/domain';
import { z } from 'zod';
import { recordId } from '../fields/fields.ts';
import { route } from '../call/route.ts';
import { mayCorrect } from './sale-access.ts';

/** As many as are looked at, or mended, in one call. */
export const mendsAtOnce = 1_000;

const ids = z.array(recordId).min(1, 'required').max(mendsAtOnce, 'too-large');

/** Invoices that the tax authority refused, and that take from the settings what was put right there. */
export const mending = {
  quoteMend: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/mend-quote',
    summary:
      'What mending would change of refused invoices, and what keeps it from them; nothing is changed.',
    access: { area: 'receipts', level: 'read' },
    input: z.object({ ids }),
    output: z.object({
      invoices: z.array(
        z.object({
          id: recordId,
          /** Why it cannot be mended; null where it can. */
          hindrance: z.enum(mendHindrances).nullable(),
          /** What stands in it, and what stands in the settings today; empty where nothing differs. */
          changes: z.array(z.object({ fact: z.enum(mendableFacts), before: z.string(), after: z.string() })),
          /** Whether it gets another NSLF. */
          renewsNslf: z.boolean(),
        }),
      ),
    }),
    /** Where none of them is an invoice of the business. */
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
  mend: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/mend',
    summary:
      'Gives refused invoices the facts of today and hands them to the tax authority again; what cannot be mended stays as it is.',
    access: mayCorrect,
    input: z.object({ ids }),
    output: z.object({
      results: z.array(
        z.object({
          id: recordId,
          /** Mended and handed over; handed over as it is, because nothing differs; or why neither. */
          outcome: z.enum(['mended', 'queued', ...mendHindrances, 'not-found']),
        }),
      ),
    }),
    refusals: [
      'not-found',
      'invoice-number-taken',
      'certificate-missing',
      'certificate-not-yet-valid',
      'certificate-expired',
      'certificate-wrong-environment',
      'certificate-other-business',
    ],
    fallback: 'data-change',
  }),
};
