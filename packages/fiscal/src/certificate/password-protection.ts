import forge from 'node-forge';
import { algorithmOf, smallIntegerOf } from './der-values.ts';
import { passwordDerivation, passwordEncryption } from './object-identifiers.ts';
import { partsOf, tags, type DerValue } from './read-der.ts';

// Decrypts key files with node-forge, because many of them still use RC2, which OpenSSL 3 dropped and browsers never
// had. No other module of the product uses the ciphers of node-forge.

/** A part of node-forge that its type definitions omit. */
interface PasswordCiphers {
  /** Throws for an unknown cipher or unknown parameters. */
  readonly getCipher: (
    name: string,
    parameters: forge.asn1.Asn1,
    password: string,
  ) => forge.cipher.BlockCipher;
}
const { pbe } = forge.pki as typeof forge.pki & { readonly pbe: PasswordCiphers };

/** A password-based cipher as named in the file. */
export interface PasswordCipher {
  readonly name: string;
  readonly parameters: DerValue;
  /** Number of key derivation iterations. */
  readonly work: number;
}

/**
 * Object identifiers of the PKCS#12 ciphers. Each iteration runs three derivations: two for the key, one for the IV.
 */
const oldCiphers = new Set(['1.2.840.113549.1.12.1.3', '1.2.840.113549.1.12.1.6']);
const oldDerivations = 3;

/** The cipher of a file; null if node-forge does not support it. */
export function cipherOf(algorithm: DerValue | undefined): PasswordCipher | null {
  const { name, parameters } = algorithmOf(algorithm);
  if (parameters === undefined) return null;
  if (oldCiphers.has(name))
    return { name, parameters, work: oldDerivations * smallIntegerOf(partsOf(parameters, tags.sequence)[1]) };
  if (name !== passwordEncryption) return null;
  const derivation = algorithmOf(partsOf(parameters, tags.sequence)[0]);
  if (derivation.name !== passwordDerivation) return null;
  return { name, parameters, work: smallIntegerOf(partsOf(derivation.parameters, tags.sequence)[1]) };
}

/** The decrypted content; null if the password is wrong. */
export function decrypted(
  { name, parameters }: PasswordCipher,
  password: string,
  bytes: Uint8Array,
): Uint8Array | null {
  // PBES2 takes the password as UTF-8; node-forge itself converts it to UTF-16 for the older ciphers.
  const secret = name === passwordEncryption ? forge.util.encodeUtf8(password) : password;
  try {
    const cipher = pbe.getCipher(name, forge.asn1.fromDer(binaryOf(parameters.bytes)), secret);
    cipher.update(forge.util.createBuffer(binaryOf(bytes)));
    return cipher.finish() ? bytesOf(cipher.output.getBytes()) : null;
  } catch {
    // node-forge has no error type of its own, so any error, also one caused by a malicious file, counts as a failed
    // decryption.
    return null;
  }
}

export interface MacDigest {
  readonly create: () => forge.md.MessageDigest;
  readonly bytes: number;
  readonly workOfIteration: number;
}

const { sha1, sha256, sha384, sha512 } = forge.md;
const digests: Readonly<Record<string, MacDigest>> = {
  '1.3.14.3.2.26': { create: () => sha1.create(), bytes: 20, workOfIteration: 1 },
  '2.16.840.1.101.3.4.2.1': { create: () => sha256.create(), bytes: 32, workOfIteration: 1 },
  '2.16.840.1.101.3.4.2.2': { create: () => sha384.create(), bytes: 48, workOfIteration: 3 },
  '2.16.840.1.101.3.4.2.3': { create: () => sha512.create(), bytes: 64, workOfIteration: 3 },
};

/** MAC digest by object identifier; null for an unsupported one. */
export const digestOf = (name: string): MacDigest | null => digests[name] ?? null;

const purposeOfMac = 3;

interface MacScheme {
  readonly digest: MacDigest;
  readonly salt: Uint8Array;
  readonly iterations: number;
}

export function macOf(bytes: Uint8Array, password: string, scheme: MacScheme): Uint8Array {
  const { digest, iterations } = scheme;
  const salt = forge.util.createBuffer(binaryOf(scheme.salt));
  const key = forge.pkcs12.generateKey(
    password,
    salt,
    purposeOfMac,
    iterations,
    digest.bytes,
    digest.create(),
  );
  const mac = forge.hmac.create();
  mac.start(digest.create(), key);
  mac.update(binaryOf(bytes));
  return bytesOf(mac.getMac().getBytes());
}

/** node-forge takes bytes as a string with one character per byte. */
export const binaryOf = (bytes: Uint8Array) => forge.util.binary.raw.encode(bytes);
export const bytesOf = (binary: string) => forge.util.binary.raw.decode(binary);
