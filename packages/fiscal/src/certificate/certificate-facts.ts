import type { Hashing } from '../signature/crypto.ts';
import { writtenName, type Certificate, type NameAttribute } from './certificate.ts';
import type { NamePart } from './object-identifiers.ts';

export type CertificateEnvironment = 'test' | 'production';

/** The facts of a certificate that the product shows and checks. */
export interface CertificateFacts {
  /** The NUIS of the taxpayer; null if the subject names none. */
  readonly nuis: string | null;
  readonly name: string;
  readonly organization: string;
  readonly subject: string;
  readonly issuer: string;
  /** The serial number, hexadecimal. */
  readonly serialNumber: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly environment: CertificateEnvironment;
  /** The key size in bits; null if the key is not RSA. */
  readonly keyBits: number | null;
  /** SHA-256 of the whole certificate, hexadecimal. */
  readonly fingerprint: string;
}

export function certificateFacts(
  certificate: Certificate,
  { sha256 }: Pick<Hashing, 'sha256'>,
): CertificateFacts {
  const { subject, issuer, notBefore, notAfter, rsa } = certificate;
  return {
    nuis: nuisIn(subject),
    name: valueOf(subject, 'commonName'),
    organization: valueOf(subject, 'organization'),
    subject: writtenName(subject),
    issuer: writtenName(issuer),
    serialNumber: hexOf(certificate.serialNumber),
    notBefore,
    notAfter,
    environment: environmentIn(subject),
    keyBits: rsa === null ? null : bitLength(rsa.modulus),
    fingerprint: hexOf(sha256(certificate.bytes)),
  };
}

export function valueOf(name: readonly NameAttribute[], wanted: NamePart): string {
  return name.find(({ part }) => part === wanted)?.value ?? '';
}

/**
 * The parts of the subject that may contain the NUIS, in the order of search. The serial number is last
 * because it may be the personal number of a natural person.
 */
const nuisPlaces: readonly (NamePart | null)[] = [
  'surname',
  'organizationIdentifier',
  'organization',
  'organizationalUnit',
  'commonName',
  null,
  'serialNumber',
];
const nuisPattern = /(?<![A-Za-z0-9])(?:AL)?([A-Za-z]\d{8}[A-Za-z])(?![A-Za-z0-9])/;

function nuisIn(subject: readonly NameAttribute[]): string | null {
  const found = nuisPlaces
    .flatMap((place) => subject.filter(({ part }) => part === place))
    .map(({ value }) => nuisPattern.exec(value)?.[1])
    .find((nuis) => nuis !== undefined);
  return found?.toUpperCase() ?? null;
}

/** Test certificates have the title "Test"; production certificates have none. */
function environmentIn(subject: readonly NameAttribute[]): CertificateEnvironment {
  return valueOf(subject, 'title').toLowerCase() === 'test' ? 'test' : 'production';
}

function bitLength(number: Uint8Array): number {
  const first = number[0] ?? 0;
  return number.length * 8 - (Math.clz32(first) - 24);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
