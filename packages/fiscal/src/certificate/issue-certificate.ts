import type { Hashing } from '../signature/crypto.ts';
import type { Certificate, NameAttribute } from './certificate.ts';
import { bitsOf } from './der-values.ts';
import { extendedUses, extensions, nameParts, sha256WithRsa, type NamePart } from './object-identifiers.ts';
import { partsOf, readDer, tags } from './read-der.ts';
import {
  bitString,
  derValue,
  integer,
  nothing,
  numbered,
  objectIdentifier,
  octetString,
  sequence,
  setOf,
  text,
  time,
  trueValue,
} from './write-der.ts';

/**
 * The issuer of a certificate, who signs with the key of `certificate`; if it is null, the new certificate is
 * self-signed.
 */
export interface CertificateIssuer {
  readonly certificate: Certificate | null;
  /** RSASSA-PKCS1-v1_5 over SHA-256. */
  sign(bytes: Uint8Array): Uint8Array;
}

export interface CertificateRequest {
  readonly subject: readonly (NameAttribute & { readonly part: NamePart })[];
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** True for a certificate authority; false for a certificate that signs messages. */
  readonly isAuthority: boolean;
}

/** Issues an X.509 version 3 certificate (DER). */
export function issueCertificate(
  request: CertificateRequest,
  issuer: CertificateIssuer,
  using: Pick<Hashing, 'sha256'>,
): Uint8Array {
  const algorithm = sequence(objectIdentifier(sha256WithRsa), nothing);
  const subject = writtenSubject(request);
  const signed = sequence(
    numbered(0, integer(2)),
    integer(newSerialNumber()),
    algorithm,
    issuer.certificate?.subjectBytes ?? subject,
    sequence(time(request.notBefore), time(request.notAfter)),
    subject,
    request.publicKey,
    numbered(3, sequence(...extensionsOf(request, issuer, using))),
  );
  return sequence(signed, algorithm, bitString(issuer.sign(signed)));
}

function writtenSubject({ subject }: CertificateRequest): Uint8Array {
  return sequence(
    ...subject.map(({ part, value }) => setOf(sequence(objectIdentifier(nameParts[part]), text(value)))),
  );
}

/**
 * A random serial number of eleven bytes, as the real authority uses; it is random so that it never repeats.
 */
function newSerialNumber(): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

function extensionsOf(
  { publicKey, isAuthority }: CertificateRequest,
  { certificate }: CertificateIssuer,
  using: Pick<Hashing, 'sha256'>,
): readonly Uint8Array[] {
  const subjectKey = keyIdentifier(publicKey, using);
  const issuerKey = keyIdentifier(certificate?.publicKey ?? publicKey, using);
  return [
    extension(extensions.issuerKey, sequence(derValue(0x80, issuerKey))),
    extension(extensions.subjectKey, octetString(subjectKey)),
    ...(isAuthority ? authorityUses() : holderUses()),
  ];
}

const authorityUses = () => [
  extension(extensions.basicConstraints, sequence(trueValue), 'critical'),
  // The bits for keyCertSign and cRLSign.
  extension(extensions.keyUsage, bitString(Uint8Array.of(0x06), 1), 'critical'),
];

const holderUses = () => [
  // The bits for digitalSignature, nonRepudiation, keyEncipherment and dataEncipherment.
  extension(extensions.keyUsage, bitString(Uint8Array.of(0xf0), 4), 'critical'),
  extension(
    extensions.extendedKeyUsage,
    sequence(...Object.values(extendedUses).map((use) => objectIdentifier(use))),
  ),
];

function extension(kind: string, value: Uint8Array, weight: 'critical' | 'plain' = 'plain'): Uint8Array {
  const critical = weight === 'critical' ? [trueValue] : [];
  return sequence(objectIdentifier(kind), ...critical, octetString(value));
}

/**
 * The first twenty bytes of the SHA-256 digest of a key (RFC 7093); a certificate refers to its issuer by
 * this identifier.
 */
function keyIdentifier(publicKey: Uint8Array, { sha256 }: Pick<Hashing, 'sha256'>): Uint8Array {
  const [, key] = partsOf(readDer(publicKey), tags.sequence);
  return Uint8Array.from(sha256(bitsOf(key)).subarray(0, 20));
}
