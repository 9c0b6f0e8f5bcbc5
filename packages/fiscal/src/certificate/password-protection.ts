import forge from 'node-forge';
import { algorithmOf, smallIntegerOf } from './der-values.ts';
import { passwordDerivation, passwordEncryption } from './object-identifiers.ts';
import { partsOf, tags, type DerValue } from './read-der.ts';

// RC2 is gone from OpenSSL 3 and was never in browsers, and yet key files are made with it to this day: hence node-forge.
// This is the only file that knows its ciphers.

/** A part of node-forge that its types leave out. */
interface PasswordCiphers {
  /** Throws where it does not know the cipher or its parameters. */
  readonly getCipher: (
    name: string,
    parameters: forge.asn1.Asn1,
    password: string,
  ) => forge.cipher.BlockCipher;
}
const { pbe } = forge.pki as typeof forge.pki & { readonly pbe: PasswordCiphers };

/** How something is encrypted with a password. */
export interface PasswordCipher {
  readonly name: string;
  readonly parameters: DerValue;
  /** How many iterations deriving its key costs. */
  readonly work: number;
}

/** By object identifier; they need three derivations an iteration: two for the key, one for the vector. */
const oldCiphers = new Set(['1.2.840.113549.1.12.1.3', '1.2.840.113549.1.12.1.6']);
const oldDerivations = 3;

/** Null where it is encrypted in a way that node-forge does not know. */
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

/** Null where the password does not fit. */
export function decrypted(
  { name, parameters }: PasswordCipher,
  password: string,
  bytes: Uint8Array,
): Uint8Array | null {
  // The new ciphers take the password in UTF-8; the old ones two bytes a letter, which node-forge does itself.
  const secret = name === passwordEncryption ? forge.util.encodeUtf8(password) : password;
  try {
    const cipher = pbe.getCipher(name, forge.asn1.fromDer(binaryOf(parameters.bytes)), secret);
    cipher.update(forge.util.createBuffer(binaryOf(bytes)));
    return cipher.finish() ? bytesOf(cipher.output.getBytes()) : null;
  } catch {
    // It throws in words only, also for a hostile file that leads it astray.
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

/** By object identifier; null for one that no file should use. */
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

/** The library takes bytes as text of one character a byte. */
export const binaryOf = (bytes: Uint8Array) => forge.util.binary.raw.encode(bytes);
export const bytesOf = (binary: string) => forge.util.binary.raw.decode(binary);
