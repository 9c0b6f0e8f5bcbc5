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
  const { issuer, issuedAt, ordinal, businessUnit, till, software, total } = identity;
  return codeOf([issuer, issuedAt, ordinal, businessUnit, till, software, total], using);
}

/** The code of a transfer note (WTNIC). */
export function transferNoteCode(
  identity: Omit<InvoiceIdentity, 'till' | 'total'>,
  using: Pick<Hashing, 'md5'> & Signer,
): IssuerCode {
  const { issuer, issuedAt, ordinal, businessUnit, software } = identity;
  return codeOf([issuer, issuedAt, ordinal, businessUnit, software], using);
}

function codeOf(parts: readonly string[], using: Pick<Hashing, 'md5'> & Signer): IssuerCode {
  const signature = using.sign(encoder.encode(parts.join('|')));
  // Of the bytes of the signature, not of its text.
  return { code: hexOf(using.md5(signature)), signature: hexOf(signature) };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
