import { z } from 'zod';
import { recordId } from '../fields/fields.ts';
import { issuingRefusals } from './issued-answer.ts';
import { route } from '../call/route.ts';
import { mayCorrect } from './sale-access.ts';
import { notes } from '../fields/texts.ts';

/**
 * Removes invoices that the tax authority permanently refused from the books, by a reversal that is not
 * submitted.
 */
export const retracting = {
  retract: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/retract',
    summary:
      'Removes a refused invoice from the books by a reversal that is not submitted to the tax authority. A repeated call gets the first reply.',
    access: mayCorrect,
    input: z.object({ id: recordId, note: notes }),
    /** The reversal of the invoice. */
    output: z.object({ _id: recordId, invoiceNumber: z.string() }),
    refusals: [
      ...issuingRefusals,
      'nothing-to-correct',
      'retract-not-refused',
      'retract-correction',
      'retract-summary',
      'retract-referred',
      'retract-may-be-known',
    ],
    fallback: 'data-change',
  }),
};
