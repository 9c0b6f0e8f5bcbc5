import { algorithmOf, bitsOf, integerBytesOf, objectIdentifierOf, textOf, timeOf } from './der-values.ts';
import { nameParts, rsaEncryption, shortNames, type NamePart } from './object-identifiers.ts';
import { DerFault, partsOf, readDer, tags, withTag, type DerValue } from './read-der.ts';

export interface NameAttribute {
  /** Null for an attribute type not listed in `nameParts`. */
  readonly part: NamePart | null;
  readonly value: string;
}

/** Modulus and exponent of an RSA public key. */
export interface RsaNumbers {
  readonly modulus: Uint8Array;
  readonly exponent: Uint8Array;
}

/** A parsed X.509 certificate. */
export interface Certificate {
  readonly bytes: Uint8Array;
  readonly subject: readonly NameAttribute[];
  readonly subjectBytes: Uint8Array;
  readonly issuer: readonly NameAttribute[];
  readonly issuerBytes: Uint8Array;
  readonly serialNumber: Uint8Array;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly publicKey: Uint8Array;
  /** Null for a key that is not RSA. */
  readonly rsa: RsaNumbers | null;
  /** The bytes that the issuer signed (tbsCertificate), the algorithm and the signature. */
  readonly signedBytes: Uint8Array;
  readonly signatureAlgorithm: string;
  readonly signature: Uint8Array;
}

/** Parses a DER certificate; null if the bytes are not one. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
  try {
    return certificateIn(bytes);
  } catch (fault) {
    if (fault instanceof DerFault) return null;
    throw fault;
  }
}

/** Like `readCertificate`, but throws a `DerFault`, for a certificate inside a larger file. */
export function certificateIn(bytes: Uint8Array): Certificate {
  const [signed, algorithm, signature] = partsOf(readDer(bytes), tags.sequence);
  const parts = partsOf(signed, tags.sequence);
  // The version comes first as context tag 0; only version 1 certificates omit it.
  const [serialNumber, , issuer, validity, subject, publicKey] =
    parts[0]?.tag === 0xa0 ? parts.slice(1) : parts;
  const [notBefore, notAfter] = partsOf(validity, tags.sequence);
  return {
    bytes,
    subject: nameIn(subject),
    subjectBytes: withTag(subject, tags.sequence).bytes,
    issuer: nameIn(issuer),
    issuerBytes: withTag(issuer, tags.sequence).bytes,
    serialNumber: integerBytesOf(serialNumber),
    notBefore: timeOf(notBefore),
    notAfter: timeOf(notAfter),
    publicKey: withTag(publicKey, tags.sequence).bytes,
    rsa: rsaNumbersIn(publicKey),
    signedBytes: withTag(signed, tags.sequence).bytes,
    signatureAlgorithm: algorithmOf(algorithm).name,
    signature: bitsOf(signature),
  };
}

function nameIn(name: DerValue | undefined): readonly NameAttribute[] {
  return partsOf(name, tags.sequence)
    .flatMap((level) => partsOf(level, tags.set))
    .map((attribute) => {
      const [type, value] = partsOf(attribute, tags.sequence);
      return { part: namePart(objectIdentifierOf(type)), value: textOf(value)?.trim() ?? '' };
    });
}

function namePart(identifier: string): NamePart | null {
  for (const [part, known] of Object.entries(nameParts)) if (known === identifier) return part as NamePart;
  return null;
}

function rsaNumbersIn(publicKey: DerValue | undefined): RsaNumbers | null {
  const [algorithm, key] = partsOf(publicKey, tags.sequence);
  if (algorithmOf(algorithm).name !== rsaEncryption) return null;
  const [modulus, exponent] = partsOf(readDer(bitsOf(key)), tags.sequence);
  return { modulus: integerBytesOf(modulus), exponent: integerBytesOf(exponent) };
}

/** A name as text, most specific part first: CN=NAIS Class 3 Certification Authority, O=NAIS, C=AL. */
export function writtenName(name: readonly NameAttribute[]): string {
  return name
    .toReversed()
    .map(
      ({ part, value }) =>
        `${part === null ? '?' : shortNames[part]}=${value.replaceAll(',', String.raw`\,`)}`,
    )
    .join(', ');
}
