import type { FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { route } from './call/route.ts';
import { day, email } from './fields/fields.ts';
import { subjectOf } from './fields/payment-fields.ts';

/** Both days are included. */
const statementFields = {
  ...subjectOf,
  from: day,
  to: day,
  language: z.enum(['sq', 'en', 'it']).default('sq'),
};

const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;
const order: { path: string[]; message: FieldProblem } = { path: ['to'], message: 'date' };

/** The statement of account of a customer or supplier, as a PDF. */
export const statementCalls = {
  statement: route({
    service: 'main',
    method: 'GET',
    path: '/payments/statement',
    summary:
      'The statement of account of a customer or supplier over a period as a PDF: balance before, every entry with the running balance, and the age of the debt now.',
    access: { area: 'customers', level: 'read' },
    input: z.object(statementFields).refine(isInOrder, order),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'statement-too-long', 'too-many-requests', 'print-too-heavy'],
    fallback: 'data-fetch',
    timeoutMs: 25_000,
  }),
  sendStatement: route({
    service: 'main',
    method: 'POST',
    path: '/payments/send-statement',
    summary: 'Sends the statement of account as an e-mail with the PDF.',
    access: { area: 'customers', level: 'readWrite' },
    input: z.object({ ...statementFields, email }).refine(isInOrder, order),
    output: z.object({ message: z.string() }),
    refusals: ['not-found', 'statement-too-long', 'too-many-requests', 'print-too-heavy'],
    fallback: 'data-change',
    timeoutMs: 25_000,
  }),
};
