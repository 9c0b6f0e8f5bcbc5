import type { FaultyService } from '@tezga/phrases';
import { z } from 'zod';
import { boundedDay, boundedMoment, storableText, rowNumber } from '../platform/bounded-fields.ts';
import type { SwitchState } from '../switches/index.ts';

/**
 * The control API below `/control/api`, in JSON. A refusal is `{ "code": "not-a-question" | "not-found" |
 * "code-taken", "detail"?: string }`.
 */

const name = (max: number) => storableText().trim().min(1).max(max);
const nuis = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][0-9]{8}[A-Z]$/);
const code = z.string().regex(/^[a-z]{2}[0-9]{3}[a-z]{2}[0-9]{3}$/);
const person = {
  firstName: name(100),
  lastName: name(100),
  /** The personal number, as shown in the taxpayer portal. */
  idNumber: storableText().trim().max(20).optional(),
  /** YYYY-MM-DD; used by the portal only. */
  validFrom: boundedDay.optional(),
  validTo: boundedDay.nullish(),
};
const selfCareAccount = z.object({ username: name(100).optional(), password: z.string().min(1).max(200) });

/**
 * `POST /control/api/taxpayers`: inserts or updates a taxpayer. A unit or operator without a code is matched by name,
 * or gets a new code; repeating the call changes nothing. Replies with `Taxpayer`.
 */
export const newTaxpayer = z.object({
  nuis,
  name: name(100),
  address: name(200),
  town: name(100),
  country: storableText().length(3).default('ALB'),
  isActive: z.boolean().default(true),
  /** YYYY-MM-DD; null: not registered for VAT. */
  vatFrom: boundedDay.nullable().default(null),
  vatUntil: boundedDay.nullable().default(null),
  units: z
    .array(
      z.object({
        code: code.optional(),
        name: name(100),
        /** Default: the taxpayer's address. */
        address: name(200).optional(),
        town: name(100).optional(),
        isActive: z.boolean().default(true),
      }),
    )
    .default([]),
  operators: z
    .array(z.object({ code: code.optional(), ...person, isActive: z.boolean().default(true) }))
    .default([]),
  contactPersons: z
    .array(
      z.object({
        ...person,
        email: storableText().max(100).default(''),
        phone: storableText().max(50).default(''),
      }),
    )
    .default([]),
  /** Portal sign-in; unchanged if left out. */
  selfCare: selfCareAccount.optional(),
});
export type NewTaxpayer = z.input<typeof newTaxpayer>;

/**
 * `GET /control/api/taxpayers?search=` replies with `{ taxpayers: Taxpayer[] }`; `GET /control/api/taxpayers/:nuis`
 * replies with one `Taxpayer`.
 */
export const taxpayersQuestion = z.object({ search: storableText().max(200).default('') });
export interface Taxpayer {
  readonly nuis: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
  readonly isActive: boolean;
  readonly vatFrom: string | null;
  readonly vatUntil: string | null;
  readonly units: readonly {
    readonly code: string;
    readonly name: string;
    readonly address: string;
    readonly town: string;
    readonly isActive: boolean;
  }[];
  readonly operators: readonly {
    readonly code: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly isActive: boolean;
  }[];
  readonly tills: readonly {
    readonly code: string;
    readonly businessUnit: string;
    readonly internalId: string;
    readonly kind: string;
    readonly validFrom: string;
    readonly validTo: string | null;
  }[];
  readonly contactPersons: readonly { readonly firstName: string; readonly lastName: string }[];
  /** User name for the portal; null: no sign-in. */
  readonly selfCareUsername: string | null;
}

/** `PUT /control/api/taxpayers/:nuis/self-care`: sets the portal sign-in. Replies with `{}`. */
export const newSelfCare = selfCareAccount;
export type NewSelfCare = z.input<typeof newSelfCare>;

/**
 * `POST /control/api/products`: software or its maintainer. The same name returns the same code. Replies with `{ code
 * }`.
 */
export const newProduct = z.object({
  kind: z.enum(['software', 'maintainers']),
  name: name(100),
  code: code.optional(),
});
export type NewProduct = z.input<typeof newProduct>;

/**
 * `POST /control/api/certificates`: a certificate as a p12 file. Unless `isNew`, returns an earlier file with the
 * same password, environment and dates if it is valid for more than a month. A `notAfter` in the past gives an
 * expired certificate for tests. Replies with `IssuedCertificate`.
 */
export const newCertificate = z
  .object({
    nuis,
    password: storableText().min(1).max(200),
    isNew: z.boolean().default(false),
    environment: z.enum(['test', 'production']).default('test'),
    notBefore: boundedMoment.optional(),
    notAfter: boundedMoment.optional(),
  })
  .refine(
    ({ notBefore, notAfter }) =>
      notBefore === undefined || notAfter === undefined || Date.parse(notBefore) < Date.parse(notAfter),
    { path: ['notAfter'], error: 'notAfter must be after notBefore' },
  );
export type NewCertificate = z.input<typeof newCertificate>;
export interface IssuedCertificate {
  readonly serialNumber: string;
  readonly nuis: string;
  readonly subject: string;
  readonly notBefore: string;
  readonly notAfter: string;
  /** Base64. */
  readonly p12: string;
}

/**
 * `GET /control/api/certificates?nuis=` replies with `{ certificates: CertificateRow[] }`, newest first. `GET
 * /control/api/certificates/:serialNumber/p12` is the file, if it was issued through this API. `POST
 * /control/api/certificates/:serialNumber/revoke` revokes the certificate and replies with `{}`.
 */
export const certificatesQuestion = z.object({
  nuis: storableText().trim().toUpperCase().max(20).default(''),
});
export interface CertificateRow {
  readonly serialNumber: string;
  readonly nuis: string;
  readonly subject: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly issuedAt: string;
  readonly revokedAt: string | null;
  readonly hasFile: boolean;
}

/**
 * `POST /control/api/invoices`: registers invoices that a taxpayer issued before the stand-in existed, so that later
 * documents can refer to them. Replies with `{}`.
 */
export const earlierInvoices = z.strictObject({
  nuis: storableText().trim().toUpperCase().max(20),
  invoices: z
    .array(z.strictObject({ iic: z.string().regex(/^[0-9a-fA-F]{32}$/), issuedAt: boundedMoment }))
    .max(10_000),
});

/** `GET /control/api/authority`: the PEM chain from the issuer up to the root, and the reply signer. */
export interface AuthorityCertificates {
  readonly certificates: readonly string[];
  readonly replySigner: string;
}

/** `GET /control/api/switches`, and `PUT` with the changes: simulated failures. Both reply with `ControlState`. */
export type ControlSwitches = SwitchState & {
  /** How long a new portal session replies `session-not-ready`. */
  readonly selfCareSlowStartMs: number;
};
export interface ControlState {
  readonly switches: ControlSwitches;
  /** Time of the stand-in's clock. */
  readonly now: string;
}

/**
 * `GET /control/api/received?before=&nuis=&refused=1&most=`: newest first; `before` is the id of the last row shown.
 */
export const receivedQuestion = z.object({
  before: rowNumber.optional(),
  nuis: storableText().trim().toUpperCase().max(20).optional(),
  refused: z.enum(['0', '1']).default('0'),
  most: z.coerce.number().int().min(1).max(200).default(50),
});
export interface ReceivedRow {
  readonly id: string;
  readonly receivedAt: string;
  readonly service: FaultyService;
  readonly message: string | null;
  readonly nuis: string | null;
  readonly requestUuid: string | null;
  /** Null: accepted. */
  readonly code: string | null;
  /** Meaning of the code in Albanian; null: accepted. */
  readonly sentence: string | null;
  readonly wasDropped: boolean;
  readonly milliseconds: number;
}
/** `GET /control/api/received/:id`: one message with the request and reply texts. */
export interface ReceivedWhole extends ReceivedRow {
  readonly requestText: string;
  readonly replyText: string;
}

/** `PUT /control/api/einvoices/:eic/status`: sets a status, such as a bank's payment report. Replies with `{}`. */
export const newEinvoiceStatus = z.object({
  status: z.enum(['DELIVERED', 'ACCEPTED', 'REFUSED', 'PAID', 'PARTIALLY_PAID', 'OVERPAID']),
});
