import { z } from 'zod';
import { flagInQuery, moment, recordId, requiredText } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { route } from './call/route.ts';
import { currency, iban, text } from './fields/texts.ts';

const mayChange = { area: 'account', level: 'readWrite' } as const;
const ids = z.array(recordId).min(1, 'required').max(200, 'too-large');

const accountInput = {
  IBAN: iban,
  bankName: requiredText(100),
  swift: text(11),
  currency,
  /** Printed on invoices, and the first choice in forms. */
  isMain: z.boolean().default(false),
};

/** The bank accounts of a business. */
export const accounts = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/accounts',
    summary: 'The bank accounts of the business, the main one first; or the deleted ones.',
    access: {
      anyOf: [
        { area: 'account', level: 'read' },
        { area: 'configurations', level: 'read' },
      ],
    },
    input: z.object({ deleted: flagInQuery }),
    output: z.object({
      accounts: z.array(
        z.object({
          _id: recordId,
          IBAN: z.string(),
          bankName: z.string(),
          swift: z.string(),
          currency: z.string(),
          isMain: z.boolean(),
          updatedAt: moment,
        }),
      ),
    }),
    fallback: 'data-fetch',
    timeoutMs: 10_000,
  }),
  banks: route({
    service: 'main',
    method: 'GET',
    path: '/banks-list',
    summary: 'The banks of Albania, with their IBAN code if it is known.',
    access: 'business',
    input: z.object({}),
    output: z.object({
      banks: z.array(
        z.object({ _id: z.string(), name: z.string(), swift: z.string(), ibanCode: z.string().nullable() }),
      ),
    }),
    fallback: 'data-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-account',
    summary: 'A new bank account.',
    access: mayChange,
    input: z.object(accountInput),
    output: z.object({ accountId: recordId }),
    refusals: ['account-already-there'],
    fallback: 'change-not-made',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-account',
    summary: 'Change a bank account; fields left out stay as they are.',
    access: mayChange,
    input: z.object({ accountId: recordId, ...editedFields(accountInput) }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'account-already-there', 'changed-meanwhile'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-accounts',
    summary: 'Delete bank accounts, all or none of them.',
    access: mayChange,
    input: z.object({ accountIds: ids }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'settings-remove',
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/restore-accounts',
    summary: 'Bring deleted bank accounts back.',
    access: mayChange,
    input: z.object({ accountIds: ids }),
    output: z.object({}),
    refusals: ['not-found', 'account-already-there'],
    fallback: 'change-not-made',
  }),
};
