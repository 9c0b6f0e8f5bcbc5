import type { FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { route } from './call/route.ts';
import { day, email, recordId } from './fields/fields.ts';
import { subjectOf } from './fields/payment-fields.ts';
import { papers } from './sales/sales.ts';

/** A period; both days are included. */
const statementFields = {
  ...subjectOf,
  from: day,
  to: day,
  language: z.enum(['sq', 'en', 'it']).default('sq'),
};

const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;
const order: { path: string[]; message: FieldProblem } = { path: ['to'], message: 'date' };

/** The statement of account of a customer or supplier, and the receipt of a payment, as a PDF. */
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
  receipt: route({
    service: 'main',
    method: 'GET',
    path: '/payments/receipt',
    summary:
      'The receipt of a payment, refund, set-off or reversal as a PDF, on A4 or a roll: the paid documents with their parts and what is still open.',
    access: { area: 'customers', level: 'read' },
    input: z.object({
      id: recordId,
      paper: z.enum(papers).default('A4'),
      language: z.enum(['sq', 'en', 'it']).default('sq'),
    }),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'too-many-requests', 'print-too-heavy'],
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
