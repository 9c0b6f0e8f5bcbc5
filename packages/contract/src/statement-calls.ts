import { z } from 'zod';
import { route } from './call/route.ts';
import { day } from './fields/fields.ts';
import { subjectOf } from './fields/payment-fields.ts';

/** Both days are included. */
const statementInput = z
  .object({ ...subjectOf, from: day, to: day, language: z.enum(['sq', 'en', 'it']).default('sq') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'date' });

/** The statement of account of a customer or supplier, on paper. */
export const statementCalls = {
  statement: route({
    service: 'main',
    method: 'GET',
    path: '/payments/statement',
    summary:
      'The statement of account of a customer or supplier over a period as a PDF: balance before, every entry with the running balance, and the age of the debt now.',
    access: { area: 'customers', level: 'read' },
    input: statementInput,
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'statement-too-long', 'too-many-requests', 'print-too-heavy'],
    fallback: 'data-fetch',
    timeoutMs: 25_000,
  }),
};
