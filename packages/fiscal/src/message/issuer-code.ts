import type { Hashing, Signer } from '../signature/crypto.ts';

const encoder = new TextEncoder();

export interface IssuerCode {
  /** The NSLF, which is printed on the document and identifies it at the authority. */
  readonly code: string;
  readonly signature: string;
}

export interface InvoiceIdentity {
  readonly issuer: string;
  /** The time of issue as written in the message, with its offset. */
  readonly issuedAt: string;
  readonly ordinal: string;
  readonly businessUnit: string;
  /** The TCR code of the till; empty for an invoice without a till. */
  readonly till: string;
  readonly software: string;
  readonly total: string;
}

/** The code of an invoice (IIC), which the issuer computes without the authority. */
export function invoiceCode(identity: InvoiceIdentity, using: Pick<Hashing, 'md5'> & Signer): IssuerCode {
  return issuerCodeOf(using.sign(invoiceIdentityBytes(identity)), using);
}

/** The bytes that the issuer of an invoice signs, for callers that sign elsewhere. */
export function invoiceIdentityBytes(identity: InvoiceIdentity): Uint8Array {
  const { issuer, issuedAt, ordinal, businessUnit, till, software, total } = identity;
  return signedBytes([issuer, issuedAt, ordinal, businessUnit, till, software, total]);
}

export type NoteIdentity = Omit<InvoiceIdentity, 'till' | 'total'>;

/** The code of an accompanying invoice (WTNIC). */
export function transferNoteCode(identity: NoteIdentity, using: Pick<Hashing, 'md5'> & Signer): IssuerCode {
  return issuerCodeOf(using.sign(noteIdentityBytes(identity)), using);
}

/** The bytes that the issuer of an accompanying invoice signs, for callers that sign elsewhere. */
export function noteIdentityBytes(identity: NoteIdentity): Uint8Array {
  const { issuer, issuedAt, ordinal, businessUnit, software } = identity;
  return signedBytes([issuer, issuedAt, ordinal, businessUnit, software]);
}

const signedBytes = (parts: readonly string[]): Uint8Array => encoder.encode(parts.join('|'));

/** The code derived from a signature. */
export function issuerCodeOf(signature: Uint8Array, { md5 }: Pick<Hashing, 'md5'>): IssuerCode {
  // The code is the MD5 of the signature bytes, not of their hexadecimal text.
  return { code: hexOf(md5(signature)), signature: hexOf(signature) };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
