import type { FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { moment, recordId, requiredText } from './fields/fields.ts';
import { route } from './call/route.ts';

const problem = (code: FieldProblem): FieldProblem => code;
const mayChange = { area: 'configurations', level: 'readWrite' } as const;

/**
 * The maximum size of a key file; the server refuses larger files without reading them. A key with its certificates
 * usually has about 8,000 bytes.
 */
export const keyFileLimitBytes = 512 * 1024;
export const defaultKeyFileName = 'certificate.p12';

/** The possible results of checking a certificate. */
export const certificateOutcomes = [
  'good',
  'not-yet-valid',
  'expired',
  'wrong-environment',
  'other-business',
  'expires-soon',
] as const;

const keyFile = {
  /**
   * The file as base64. This limit is slightly above the file limit, so that the file check can report the
   * exact problem.
   */
  p12: z
    .string()
    .min(1, problem('required'))
    .max(900_000, problem('too-long'))
    .regex(/^[0-9A-Za-z+/]*={0,2}$/, problem('invalid')),
  /** The password of the file; some files have none. */
  password: z.string().max(200, problem('too-long')).default(''),
  name: requiredText(200).default(defaultKeyFileName),
  /** True if the user has confirmed that the new certificate may replace one that ends later. */
  replacesLonger: z.boolean().default(false),
};

const facts = {
  subject: z.string(),
  issuer: z.string(),
  holderName: z.string(),
  organization: z.string(),
  nipt: z.string().nullable(),
  serialNumber: z.string(),
  notBefore: moment,
  notAfter: moment,
  environment: z.enum(['test', 'production']),
  fingerprint: z.string(),
};

const certificate = z.object({
  ...facts,
  name: z.string(),
  uploadedAt: moment,
  uploadedBy: z.string(),
  outcome: z.enum(certificateOutcomes),
  /** Calendar days in Tirana until the last day of the certificate: 0 on that day, negative after it. */
  daysLeft: z.int(),
});

const former = z.object({
  _id: recordId,
  name: z.string(),
  notBefore: moment,
  notAfter: moment,
  replacedAt: moment,
});

/** The certificate is public; its private key never leaves the server. */
const savedCertificate = z.object({ pem: z.string(), certificate, message: z.string() });

const refusals = [
  'too-many-requests',
  'certificate-file-too-large',
  'certificate-file-not-pkcs12',
  'certificate-file-damaged',
  'certificate-file-wrong-password',
  'certificate-file-unsupported-protection',
  'certificate-file-slow',
  'certificate-file-no-key',
  'certificate-file-key-not-rsa',
  'certificate-file-no-certificate',
  'certificate-file-no-matching-certificate',
  'certificate-not-yet-valid',
  'certificate-expired',
  'certificate-wrong-environment',
  'certificate-other-business',
  'certificate-ends-earlier',
] as const;

/** The certificates with which a business signs its messages to the tax authority. */
export const certificates = {
  keep: route({
    service: 'main',
    method: 'POST',
    path: '/p12-to-pem',
    summary:
      'Upload a key file of the business: its key is stored encrypted and its certificate replaces the current one.',
    access: mayChange,
    input: z.object(keyFile),
    output: savedCertificate,
    refusals,
    fallback: 'certificate-save',
    needsPassword: true,
  }),
  keepForAdmin: route({
    service: 'main',
    method: 'POST',
    path: '/p12-to-pem-sa',
    summary: 'The same, by a super admin of the business.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: z.object({ businessId: recordId, ...keyFile }),
    output: savedCertificate,
    refusals: ['not-found', ...refusals],
    fallback: 'certificate-save',
  }),
  current: route({
    service: 'main',
    method: 'POST',
    path: '/get-certificate',
    summary:
      'The certificate of the business, its state today, and earlier ones; a super admin gives the business id.',
    access: { anyOf: ['business', { adminArea: 'businesses', level: 'read' }] },
    input: z.object({ businessId: recordId.optional() }),
    output: z.object({
      pem: z.string().nullable(),
      certificate: certificate.nullable(),
      former: z.array(former),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
};
