import { algorithmOf, smallIntegerOf } from './der-values.ts';
import { passwordDerivation, passwordEncryption } from './object-identifiers.ts';
import { octetsOf, partsOf, tags, withTag, type DerValue } from './read-der.ts';
import { integer, nothing, objectIdentifier, octetString, sequence } from './write-der.ts';

export const ciphers = {
  'rc2-40': { keyBytes: 5, blockBytes: 8 },
  'rc2-128': { keyBytes: 16, blockBytes: 8 },
  'triple-des': { keyBytes: 24, blockBytes: 8 },
  'aes-128': { keyBytes: 16, blockBytes: 16 },
  'aes-192': { keyBytes: 24, blockBytes: 16 },
  'aes-256': { keyBytes: 32, blockBytes: 16 },
} as const;
export type Cipher = keyof typeof ciphers;

export const digests = ['sha1', 'sha256', 'sha384', 'sha512'] as const;
export type Digest = (typeof digests)[number];

/** How something is encrypted with a password. The old way makes the vector of the password too. */
export type EncryptionScheme = {
  readonly cipher: Cipher;
  readonly salt: Uint8Array;
  readonly iterations: number;
} & (
  | { readonly derivation: 'old' }
  | { readonly derivation: 'new'; readonly digest: Digest; readonly vector: Uint8Array }
);

/** How the seal of a file is made. */
export interface MacScheme {
  readonly digest: Digest;
  readonly salt: Uint8Array;
  readonly iterations: number;
}

const oldSchemes: Readonly<Record<string, Cipher>> = {
  '1.2.840.113549.1.12.1.3': 'triple-des',
  '1.2.840.113549.1.12.1.5': 'rc2-128',
  '1.2.840.113549.1.12.1.6': 'rc2-40',
};
const newCiphers: Readonly<Record<string, Cipher>> = {
  '1.2.840.113549.3.7': 'triple-des',
  '2.16.840.1.101.3.4.1.2': 'aes-128',
  '2.16.840.1.101.3.4.1.22': 'aes-192',
  '2.16.840.1.101.3.4.1.42': 'aes-256',
};
const keyedDigests: Readonly<Record<string, Digest>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const plainDigests: Readonly<Record<string, Digest>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Null where it is encrypted in a way that is not known here. */
export function readScheme(algorithm: DerValue | undefined): EncryptionScheme | null {
  const { name, parameters } = algorithmOf(algorithm);
  if (name === passwordEncryption) return newScheme(parameters);
  const cipher = oldSchemes[name];
  if (cipher === undefined) return null;
  const [salt, iterations] = partsOf(parameters, tags.sequence);
  return { derivation: 'old', cipher, salt: octetsOf(salt), iterations: smallIntegerOf(iterations) };
}

function newScheme(parameters: DerValue | undefined): EncryptionScheme | null {
  const [derivation, encryption] = partsOf(parameters, tags.sequence).map(algorithmOf);
  const cipher = newCiphers[encryption?.name ?? ''];
  if (derivation?.name !== passwordDerivation || cipher === undefined) return null;
  const [salt, iterations, ...others] = partsOf(derivation.parameters, tags.sequence);
  // The length of the key may be told too, but the cipher says it already.
  const named = others.find(({ tag }) => tag === tags.sequence);
  const digest = named === undefined ? 'sha1' : keyedDigests[algorithmOf(named).name];
  const vector = withTag(encryption?.parameters, tags.octetString).content;
  // Where the salt comes from elsewhere, or the keyed digest is none of ours, it cannot be read.
  if (digest === undefined || salt?.tag !== tags.octetString) return null;
  if (vector.length !== ciphers[cipher].blockBytes) return null;
  return {
    derivation: 'new',
    cipher,
    digest,
    salt: salt.content,
    iterations: smallIntegerOf(iterations),
    vector,
  };
}

/** Null where the digest is not known here. */
export function readDigest(algorithm: DerValue | undefined): Digest | null {
  return plainDigests[algorithmOf(algorithm).name] ?? null;
}

/** What opening costs, in digests of the short kind, which take about three microseconds each. */
export function workOf(scheme: EncryptionScheme): number {
  const { keyBytes, blockBytes } = ciphers[scheme.cipher];
  const digestBytes = 20;
  // The new way is built into the machines that read many files, and quicker there.
  return scheme.derivation === 'new'
    ? scheme.iterations / 4
    : scheme.iterations * (Math.ceil(keyBytes / digestBytes) + Math.ceil(blockBytes / digestBytes));
}

export function macWorkOf({ digest, iterations }: MacScheme): number {
  return digest === 'sha1' || digest === 'sha256' ? iterations : iterations * 3;
}

export function writtenDigest(digest: Digest): Uint8Array {
  return sequence(identifierOf(plainDigests, digest), nothing);
}

export function writtenScheme(scheme: EncryptionScheme): Uint8Array {
  const { cipher, salt, iterations } = scheme;
  const derivation = [octetString(salt), integer(iterations)];
  if (scheme.derivation === 'old') return sequence(identifierOf(oldSchemes, cipher), sequence(...derivation));
  const keyedDigest = sequence(identifierOf(keyedDigests, scheme.digest), nothing);
  return sequence(
    objectIdentifier(passwordEncryption),
    sequence(
      sequence(objectIdentifier(passwordDerivation), sequence(...derivation, keyedDigest)),
      sequence(identifierOf(newCiphers, cipher), octetString(scheme.vector)),
    ),
  );
}

function identifierOf<Kind extends string>(known: Readonly<Record<string, Kind>>, wanted: Kind): Uint8Array {
  const found = Object.entries(known).find(([, kind]) => kind === wanted);
  if (found === undefined) throw new Error(`${wanted} cannot be written in this way`);
  return objectIdentifier(found[0]);
}
