import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The first seals; all of them open, so that a key can be replaced while what older ones sealed still rests. */
export type SecretKeys = readonly Buffer[];

export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** One byte in front of what is sealed says which key it was. */
const markOf = (key: Buffer): number => createHash('sha256').update(key).digest().readUInt8(0);

/** Encrypts a secret that must rest in the database; it opens only for the one it is bound to, such as its business. */
export function seal(keys: SecretKeys, secret: string, boundTo: string): Buffer {
  const [key] = keys;
  if (key === undefined) throw new Error('there is no key to seal with');
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagLength });
  encryption.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return Buffer.concat([Buffer.of(markOf(key)), nonce, encryption.getAuthTag(), sealed]);
}

/** Throws where no key fits, where it is bound to another, or where a single bit was changed. */
export function unseal(keys: SecretKeys, sealed: Buffer, boundTo: string): string {
  const opened = keys
    .filter((key) => markOf(key) === sealed[0])
    .map((key) => openedWith(key, sealed, boundTo))
    .find((secret) => secret !== null);
  if (opened === undefined || opened === null) throw new CannotUnseal('the secret does not open');
  return opened;
}

function openedWith(key: Buffer, sealed: Buffer, boundTo: string): string | null {
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const tag = sealed.subarray(1 + nonceLength, 1 + nonceLength + tagLength);
  try {
    const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength });
    decryption.setAAD(Buffer.from(boundTo)).setAuthTag(tag);
    const text = decryption.update(sealed.subarray(1 + nonceLength + tagLength), undefined, 'utf8');
    return text + decryption.final('utf8');
  } catch {
    // Node throws for every reason alike; another key may have the same mark, and only the caller knows if one is left.
    return null;
  }
}

/** The same secret sealed with the first key; null where that key sealed it already. */
export function reseal(keys: SecretKeys, sealed: Buffer, boundTo: string): Buffer | null {
  const [first] = keys;
  if (first !== undefined && markOf(first) === sealed[0] && openedWith(first, sealed, boundTo) !== null)
    return null;
  return seal(keys, unseal(keys, sealed, boundTo), boundTo);
}
