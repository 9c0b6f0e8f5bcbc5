import type { Hashing, Signer } from '../signature/crypto.ts';

const encoder = new TextEncoder();

export interface IssuerCode {
  /** NSLF: what is printed and what the authority knows the document by. */
  readonly code: string;
  readonly signature: string;
}

export interface InvoiceIdentity {
  readonly issuer: string;
  /** As the message says it, with its offset. */
  readonly issuedAt: string;
  readonly ordinal: string;
  readonly businessUnit: string;
  /** Empty for an invoice of no till. */
  readonly till: string;
  readonly software: string;
  readonly total: string;
}

/** The code of an invoice (IIC): made by its issuer alone, before anyone else has seen the invoice. */
export function invoiceCode(identity: InvoiceIdentity, using: Pick<Hashing, 'md5'> & Signer): IssuerCode {
  return issuerCodeOf(using.sign(invoiceIdentityBytes(identity)), using);
}

/** What an issuer signs of an invoice, for whoever does not sign here and now. */
export function invoiceIdentityBytes(identity: InvoiceIdentity): Uint8Array {
  const { issuer, issuedAt, ordinal, businessUnit, till, software, total } = identity;
  return signedBytes([issuer, issuedAt, ordinal, businessUnit, till, software, total]);
}

export type NoteIdentity = Omit<InvoiceIdentity, 'till' | 'total'>;

/** The code of a transfer note (WTNIC). */
export function transferNoteCode(identity: NoteIdentity, using: Pick<Hashing, 'md5'> & Signer): IssuerCode {
  return issuerCodeOf(using.sign(noteIdentityBytes(identity)), using);
}

/** What an issuer signs of a transfer note, for whoever does not sign here and now. */
export function noteIdentityBytes(identity: NoteIdentity): Uint8Array {
  const { issuer, issuedAt, ordinal, businessUnit, software } = identity;
  return signedBytes([issuer, issuedAt, ordinal, businessUnit, software]);
}

const signedBytes = (parts: readonly string[]): Uint8Array => encoder.encode(parts.join('|'));

/** The code that belongs to a signature. */
export function issuerCodeOf(signature: Uint8Array, { md5 }: Pick<Hashing, 'md5'>): IssuerCode {
  // Of the bytes of the signature, not of its text.
  return { code: hexOf(md5(signature)), signature: hexOf(signature) };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
