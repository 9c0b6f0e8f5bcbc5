// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this file must find the types of the library too
/// <reference path="./forge-parts.d.ts" />
import aes from 'node-forge/lib/aes.js';
import des from 'node-forge/lib/des.js';
import hmac from 'node-forge/lib/hmac.js';
import pbkdf2 from 'node-forge/lib/pbkdf2.js';
import rc2 from 'node-forge/lib/rc2.js';
import sha1 from 'node-forge/lib/sha1.js';
import sha256 from 'node-forge/lib/sha256.js';
import sha512 from 'node-forge/lib/sha512.js';
import util from 'node-forge/lib/util.js';
import {
  ciphers,
  type Cipher,
  type Digest,
  type EncryptionScheme,
  type MacScheme,
} from './encryption-scheme.ts';

// RC2 is gone from OpenSSL 3 and was never in browsers, and yet key files are made with it to this day: hence a library.
// This is the only file that knows it.

const digestOf: Readonly<Record<Digest, () => ForgeDigest>> = {
  sha1: () => sha1.create(),
  sha256: () => sha256.create(),
  sha384: () => sha512.sha384.create(),
  sha512: () => sha512.create(),
};

interface CipherChoice {
  readonly from: ForgeCiphers;
  readonly modeOrBits: string | number;
}
const cipherOf: Readonly<Record<Cipher, CipherChoice>> = {
  'rc2-40': { from: rc2, modeOrBits: 40 },
  'rc2-128': { from: rc2, modeOrBits: 128 },
  'triple-des': { from: des, modeOrBits: 'CBC' },
  'aes-128': { from: aes, modeOrBits: 'CBC' },
  'aes-192': { from: aes, modeOrBits: 'CBC' },
  'aes-256': { from: aes, modeOrBits: 'CBC' },
};

/** What the derived bytes are for, so that one password gives other bytes for each. */
const purposes = { key: 1, vector: 2, mac: 3 } as const;

/** What only someone who knows the password could have made of these bytes. */
export function macOf(scheme: MacScheme, password: string, bytes: Uint8Array): Uint8Array {
  const digest = digestOf[scheme.digest]();
  const key = oldDerivation(digest, 'mac', password, scheme, digest.digestLength);
  const mac = hmac.create();
  mac.start(digestOf[scheme.digest](), key);
  mac.update(binaryOf(bytes));
  return bytesOf(mac.getMac().getBytes());
}

/** Null where the password does not fit. */
export function decrypted(scheme: EncryptionScheme, password: string, bytes: Uint8Array): Uint8Array | null {
  const { blockBytes } = ciphers[scheme.cipher];
  if (bytes.length === 0 || bytes.length % blockBytes !== 0) return null;
  const { from, modeOrBits } = cipherOf[scheme.cipher];
  const { key, vector } = keyAndVector(scheme, password);
  return run(from.createDecryptionCipher(key, modeOrBits), vector, bytes);
}

export function encrypted(scheme: EncryptionScheme, password: string, bytes: Uint8Array): Uint8Array {
  const { from, modeOrBits } = cipherOf[scheme.cipher];
  const { key, vector } = keyAndVector(scheme, password);
  const result = run(from.createEncryptionCipher(key, modeOrBits), vector, bytes);
  if (result === null) throw new Error('the cipher did not finish');
  return result;
}

function run(cipher: ForgeCipher, vector: string, bytes: Uint8Array): Uint8Array | null {
  cipher.start(vector);
  cipher.update(util.createBuffer(binaryOf(bytes)));
  return cipher.finish() ? bytesOf(cipher.output.getBytes()) : null;
}

function keyAndVector(
  scheme: EncryptionScheme,
  password: string,
): { readonly key: string; readonly vector: string } {
  const { keyBytes, blockBytes } = ciphers[scheme.cipher];
  if (scheme.derivation === 'old') {
    const derive = (purpose: 'key' | 'vector', length: number) =>
      oldDerivation(sha1.create(), purpose, password, scheme, length);
    return { key: derive('key', keyBytes), vector: derive('vector', blockBytes) };
  }
  // The library wants the bytes of the password, not its letters.
  const secret = binaryOf(new TextEncoder().encode(password));
  const key = pbkdf2(secret, binaryOf(scheme.salt), scheme.iterations, keyBytes, scheme.digest);
  return { key, vector: binaryOf(scheme.vector) };
}

/** The derivation of RFC 7292, appendix B.2; one round gives as many bytes as the digest has. */
function oldDerivation(
  digest: ForgeDigest,
  purpose: keyof typeof purposes,
  password: string,
  { salt, iterations }: Pick<MacScheme, 'salt' | 'iterations'>,
  length: number,
): string {
  const block = digest.blockLength;
  const diversifier = String.fromCodePoint(purposes[purpose]).repeat(block);
  let input = repeated(binaryOf(salt), block) + repeated(wide(password), block);
  let derived = '';
  while (derived.length < length) {
    let round = diversifier + input;
    for (let count = 0; count < iterations; count += 1)
      round = digest.start().update(round).digest().getBytes();
    derived += round;
    const addend = repeated(round, block).slice(0, block);
    input = blocksOf(input, block)
      .map((piece) => sumPlusOne(piece, addend))
      .join('');
  }
  return derived.slice(0, length);
}

/** Repeated until it fills whole blocks; nothing stays nothing. */
function repeated(binary: string, block: number): string {
  const length = Math.ceil(binary.length / block) * block;
  return binary === '' ? '' : binary.repeat(Math.ceil(length / binary.length)).slice(0, length);
}

function blocksOf(binary: string, block: number): readonly string[] {
  return Array.from({ length: binary.length / block }, (_, place) =>
    binary.slice(place * block, (place + 1) * block),
  );
}

function sumPlusOne(one: string, other: string): string {
  const sum: number[] = [];
  let carry = 1;
  for (let place = one.length - 1; place >= 0; place -= 1) {
    const total = one.charCodeAt(place) + other.charCodeAt(place) + carry;
    sum.unshift(total & 0xff);
    carry = total >> 8;
  }
  return String.fromCodePoint(...sum);
}

/** Two bytes a letter and two noughts at the end, as the standard wants a password. */
function wide(password: string): string {
  const bytes = new Uint8Array(password.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < password.length; place += 1)
    view.setUint16(place * 2, password.charCodeAt(place));
  return binaryOf(bytes);
}

/** The library takes bytes as text of one character a byte. */
function binaryOf(bytes: Uint8Array): string {
  let binary = '';
  for (let place = 0; place < bytes.length; place += 8192)
    binary += String.fromCharCode(...bytes.subarray(place, place + 8192));
  return binary;
}

function bytesOf(binary: string): Uint8Array {
  return Uint8Array.from({ length: binary.length }, (_, place) => binary.charCodeAt(place));
}
