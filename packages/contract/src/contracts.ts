import { z } from 'zod';
import { moment, namedBusiness, recordId, requiredText, typedLines } from './fields/fields.ts';
import { route } from './call/route.ts';

/**
 * The agreement between a business and the platform. The owner reads it and accepts it once; an accepted text never
 * changes.
 */
export const contracts = {
  unsigned: route({
    service: 'contracts',
    method: 'GET',
    path: '/unsigned',
    summary: 'The contract in force, filled in for this business, as a PDF; all null where none is in force.',
    access: { anyOf: ['owner', { adminArea: 'businesses', level: 'read' }] },
    input: z.object(namedBusiness),
    output: z.object({
      base64: z.string().nullable(),
      templateId: recordId.nullable(),
      fileName: z.string().nullable(),
    }),
    refusals: ['not-found'],
    fallback: 'contract-load',
  }),
  signed: route({
    service: 'contracts',
    method: 'GET',
    path: '/signed',
    summary:
      'The signed contract as a PDF with signer and date, and whether the current contract still has to be accepted.',
    access: {
      anyOf: [
        { area: 'configurations', level: 'read' },
        { adminArea: 'businesses', level: 'read' },
      ],
    },
    input: z.object(namedBusiness),
    output: z.object({
      isDue: z.boolean(),
      /** This field and the ones below are null if no contract is signed. */
      base64: z.string().nullable(),
      fileName: z.string().nullable(),
      signedAt: moment.nullable(),
      signedBy: z.string().nullable(),
      sha256: z.string().nullable(),
    }),
    refusals: ['not-found'],
    fallback: 'contract-load',
  }),
  terms: route({
    service: 'contracts',
    method: 'GET',
    path: '/terms',
    summary:
      'The text of the contract in force, without the data of a business; null where none is in force.',
    access: 'public',
    input: z.object({}),
    output: z.object({ terms: z.object({ title: z.string(), body: z.string() }).nullable() }),
    fallback: 'contract-load',
  }),
  sign: route({
    service: 'contracts',
    method: 'POST',
    path: '/sign',
    summary: 'Accept the contract in force, as it was read.',
    access: 'owner',
    input: z.object({ templateId: recordId }),
    output: z.object({ signedAt: moment }),
    refusals: ['not-found', 'contract-already-signed', 'contract-template-changed'],
    fallback: 'change-not-made',
  }),
  update: route({
    service: 'main',
    method: 'POST',
    path: '/sa/update-contract',
    summary: 'A new text of the contract for one managed business; its owner is asked to accept it.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: z.object({
      businessId: recordId,
      title: requiredText(200),
      /** The text in paragraphs; a line that begins with # is a heading. */
      body: typedLines().min(1, 'required').max(100_000, 'too-long'),
    }),
    output: z.object({ templateId: recordId, message: z.string() }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
};
