import { certificateIn, type Certificate, type RsaNumbers } from './certificate.ts';
import { algorithmOf, integerBytesOf } from './der-values.ts';
import { rsaEncryption } from './object-identifiers.ts';
import { bagsOf } from './pkcs12-bags.ts';
import { Pkcs12Fault, type Pkcs12Problem } from './pkcs12-fault.ts';
import { areSameBytes, DerFault, octetsOf, partsOf, readDer, tags, type DerValue } from './read-der.ts';

/** The maximum size of a file; a file with a key and three certificates has about 8 kB. */
export const pkcs12BytesMax = 512 * 1024;

/** A key and the certificate that belongs to it. */
export interface Identity {
  /** PKCS#8, DER. */
  readonly privateKey: Uint8Array;
  readonly certificate: Certificate;
  /** The certificates of the issuer, of its issuer, and so on, as far as the file contains them. */
  readonly chain: readonly Certificate[];
}

export type Pkcs12Reading =
  | { readonly identity: Identity; readonly problem: null }
  | { readonly identity: null; readonly problem: Pkcs12Problem };

/** Reads the key and its certificate from a PKCS#12 file, or returns the problem. */
export function readPkcs12(bytes: Uint8Array, password: string): Pkcs12Reading {
  if (bytes.length > pkcs12BytesMax) return { identity: null, problem: 'too-large' };
  try {
    return { identity: identityIn(bytes, password), problem: null };
  } catch (fault) {
    if (fault instanceof Pkcs12Fault) return { identity: null, problem: fault.problem };
    throw fault;
  }
}

function identityIn(bytes: Uint8Array, password: string): Identity {
  const file = orFault(isCutShort(bytes) ? 'damaged' : 'not-pkcs12', () => outerOf(bytes));
  return orFault('damaged', () => {
    const { keys, certificates } = bagsOf(file, password);
    return matched(keys, certificates.map(certificateIn));
  });
}

/** Turns a DER error into the problem that fits the current step. */
function orFault<Result>(problem: Pkcs12Problem, read: () => Result): Result {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof DerFault) throw new Pkcs12Fault(problem);
    throw fault;
  }
}

/** Checks the outer structure (version, content, MAC), by which a PKCS#12 file is recognized. */
function outerOf(bytes: Uint8Array): DerValue {
  const file = readDer(bytes);
  const [version, safe] = partsOf(file, tags.sequence);
  integerBytesOf(version);
  algorithmOf(safe);
  return file;
}

/**
 * True if the bytes begin like a PKCS#12 file: a sequence whose first element is the integer 3. A file that
 * cannot be parsed but begins like this was truncated.
 */
function isCutShort(bytes: Uint8Array): boolean {
  const lengthBytes = (bytes[1] ?? 0) < 0x80 ? 0 : (bytes[1] ?? 0) & 0x7f;
  const start = 2 + lengthBytes;
  return bytes[0] === tags.sequence && areSameBytes(bytes.subarray(start, start + 3), Uint8Array.of(2, 1, 3));
}

function matched(keys: readonly Uint8Array[], certificates: readonly Certificate[]): Identity {
  if (keys.length === 0) throw new Pkcs12Fault('no-key');
  if (certificates.length === 0) throw new Pkcs12Fault('no-certificate');
  const rsaKeys = keys
    .map((bytes) => ({ bytes, rsa: rsaNumbersOf(bytes) }))
    .filter((key): key is { bytes: Uint8Array; rsa: RsaNumbers } => key.rsa !== null);
  if (rsaKeys.length === 0) throw new Pkcs12Fault('key-not-rsa');
  const pairs = rsaKeys.flatMap(({ bytes, rsa }) =>
    certificates
      .filter((certificate) => isSameKey(certificate.rsa, rsa))
      .map((certificate) => ({ privateKey: bytes, certificate })),
  );
  // If a file contains a renewed certificate besides the old one, the certificate with the latest end date is
  // used.
  const [pair] = pairs.toSorted(
    (one, other) => Number(other.certificate.notAfter) - Number(one.certificate.notAfter),
  );
  if (pair === undefined) throw new Pkcs12Fault('no-matching-certificate');
  return { ...pair, chain: chainOf(pair.certificate, certificates) };
}

function rsaNumbersOf(privateKey: Uint8Array): RsaNumbers | null {
  const [, algorithm, key] = partsOf(readDer(privateKey), tags.sequence);
  if (algorithmOf(algorithm).name !== rsaEncryption) return null;
  const [, modulus, exponent] = partsOf(readDer(octetsOf(key)), tags.sequence);
  return { modulus: integerBytesOf(modulus), exponent: integerBytesOf(exponent) };
}

function isSameKey(one: RsaNumbers | null, other: RsaNumbers): boolean {
  return (
    one !== null && areSameBytes(one.modulus, other.modulus) && areSameBytes(one.exponent, other.exponent)
  );
}

function chainOf(certificate: Certificate, others: readonly Certificate[]): readonly Certificate[] {
  const chain: Certificate[] = [];
  const isNext = (last: Certificate) => (other: Certificate) =>
    other !== certificate && !chain.includes(other) && areSameBytes(last.issuerBytes, other.subjectBytes);
  for (let next = others.find(isNext(certificate)); next !== undefined; next = others.find(isNext(next)))
    chain.push(next);
  return chain;
}
