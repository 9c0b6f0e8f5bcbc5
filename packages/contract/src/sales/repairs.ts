import { repairableFacts, repairHindrances } from '@tezga/domain';
import { z } from 'zod';
import { recordId } from '../fields/fields.ts';
import { route } from '../call/route.ts';
import { mayCorrect } from './sale-access.ts';

/** The maximum number of invoices that one call checks or repairs. */
export const repairsAtOnce = 1_000;

const ids = z.array(recordId).min(1, 'required').max(repairsAtOnce, 'too-large');

/**
 * Repair of invoices that the tax authority refused: the invoices take the corrected settings and are sent
 * again.
 */
export const repairs = {
  quoteMend: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/mend-quote',
    summary:
      'Preview of repairing refused invoices: the changes, or the reason against it; nothing is changed.',
    access: { area: 'receipts', level: 'read' },
    input: z.object({ ids }),
    output: z.object({
      invoices: z.array(
        z.object({
          id: recordId,
          /** Why the invoice cannot be repaired; null if it can. */
          hindrance: z.enum(repairHindrances).nullable(),
          /**
           * For each differing value, the value in the invoice and in the current settings; empty if nothing
           * differs.
           */
          changes: z.array(
            z.object({ fact: z.enum(repairableFacts), before: z.string(), after: z.string() }),
          ),
          /** Whether the repair changes the NSLF. */
          renewsNslf: z.boolean(),
        }),
      ),
    }),
    /** `not-found` if none of the given ids is an invoice of the business. */
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
  mend: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/mend',
    summary:
      'Repairs refused invoices with the current settings and resends them; those that cannot be repaired are not changed.',
    access: mayCorrect,
    input: z.object({ ids }),
    output: z.object({
      results: z.array(
        z.object({
          id: recordId,
          /**
           * mended: repaired and queued; queued: queued unchanged, because nothing differs; any other value
           * is the reason why the invoice was not queued.
           */
          outcome: z.enum(['mended', 'queued', ...repairHindrances, 'not-found']),
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
