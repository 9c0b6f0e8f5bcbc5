import { z } from 'zod';
import { missedIds, seenResults } from '../fields/deadline-fields.ts';
import { recordId } from '../fields/fields.ts';
import { route } from './route.ts';
import type { Access } from './who-may-call.ts';

/** The parameters of a call that several kinds of documents have in common, such as the resend call. */
interface Kind<Path extends string, Who extends Access> {
  readonly path: Path;
  readonly access: Who;
  /** The plural name of the kind of document, used in the summary of the call. */
  readonly documents: string;
}

/** A list of document ids with an upper limit for one call. */
export const documentIds = (idsMax: number) => z.array(recordId).min(1, 'required').max(idsMax, 'too-large');
export const resendsAtOnce = 500;
export const printsAtOnce = 200;

/** The refusals of every call that issues a signed document. */
export const signingRefusals = [
  'certificate-missing',
  'certificate-not-yet-valid',
  'certificate-expired',
  'certificate-wrong-environment',
  'certificate-other-business',
  'clock-away',
  'clock-was-ahead',
] as const;

/** A list by POST, because its filter can be too long for a URL. */
export const listRoute = <
  const Given extends {
    readonly service: 'main' | 'invoice-utilities';
    readonly path: string;
    readonly summary: string;
    readonly access: Access;
    readonly input: z.ZodType;
    readonly output: z.ZodType;
  },
>(
  given: Given,
) => route({ ...given, method: 'POST', fallback: 'data-fetch', timeoutMs: 15_000, changing: false } as const);

/** A call that reads one record by its id; the server refuses a record of another business with `not-found`. */
export const oneRoute = <
  const Given extends {
    readonly path: string;
    readonly summary: string;
    readonly access: Access;
    readonly input: z.ZodType;
    readonly output: z.ZodType;
  },
>(
  given: Given,
) =>
  route({
    ...given,
    service: 'invoice-utilities',
    method: 'GET',
    refusals: ['not-found'],
    fallback: 'data-fetch',
  } as const);

/** Refuses with `not-found` if none of the documents belongs to the business. */
export const resendRoute = <const Path extends string, const Who extends Access>({
  path,
  access,
  documents,
}: Kind<Path, Who>) =>
  route({
    service: 'invoice-utilities',
    method: 'POST',
    path,
    summary: `Resends ${documents} to the tax authority at once; accepted ones are not changed.`,
    access,
    input: z.object({ ids: documentIds(resendsAtOnce) }),
    output: z.object({
      results: z.array(z.object({ id: recordId, outcome: z.enum(['queued', 'fiscalized', 'not-found']) })),
    }),
    refusals: ['not-found'],
    fallback: 'data-change',
  });

/** Refuses with `not-found` if none of the documents belongs to the business. */
export const seeMissedRoute = <const Path extends string, const Who extends Access>({
  path,
  access,
  documents,
}: Kind<Path, Who>) =>
  route({
    service: 'invoice-utilities',
    method: 'POST',
    path,
    summary: `Acknowledges that ${documents} missed their deadline at the tax authority; warnings about them stop.`,
    access,
    input: missedIds,
    output: seenResults,
    refusals: ['not-found'],
    fallback: 'change-not-made',
  });

export const pdfRoute = <
  const Path extends string,
  const Who extends Access,
  Fields extends z.core.$ZodLooseShape,
>(
  { path, access, documents }: Kind<Path, Who>,
  fields: Fields,
) =>
  route({
    service: 'invoice-utilities',
    method: 'POST',
    path,
    summary: `The ${documents} as one PDF for printing.`,
    access,
    input: z.object({
      ids: documentIds(printsAtOnce),
      ...fields,
      language: z.enum(['sq', 'en', 'it']).default('sq'),
    }),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'too-many-requests', 'print-too-heavy'],
    fallback: 'data-fetch',
    timeoutMs: 25_000,
    changing: false,
  });

export const printedRoute = <
  const Path extends string,
  const Who extends Access,
  Fields extends z.core.$ZodLooseShape,
>(
  { path, access, documents }: Kind<Path, Who>,
  fields: Fields,
) =>
  route({
    service: 'invoice-utilities',
    method: 'POST',
    path,
    summary: `Records that ${documents} were printed; later prints are marked as copies.`,
    access,
    input: z.object({ ids: documentIds(printsAtOnce), ...fields }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  });
