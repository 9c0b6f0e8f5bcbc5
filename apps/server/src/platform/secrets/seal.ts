import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The first key encrypts; all keys decrypt, so that a key can be replaced while older secrets are still stored. */
export type SecretKeys = readonly Buffer[];

export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** The first byte of a sealed secret: a short hash of the key, by which the right key is found among several. */
const markOf = (key: Buffer): number => createHash('sha256').update(key).digest().readUInt8(0);

/**
 * Encrypts a secret for the database. The owner (`boundTo`), such as a business, is authenticated: the secret cannot
 * be decrypted for another owner.
 */
export function seal(keys: SecretKeys, secret: string, boundTo: string): Buffer {
  const [key] = keys;
  if (key === undefined) throw new Error('no key to seal with');
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagLength });
  encryption.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return Buffer.concat([Buffer.of(markOf(key)), nonce, encryption.getAuthTag(), sealed]);
}

/** Decrypts a secret. Throws if no key fits, the owner is another one, or any bit was changed. */
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
    // Node throws the same error whatever the reason. Null instead of an error, because another key with the same
    // mark may fit.
    return null;
  }
}

/** Seals the secret again with the first key; null if the first key sealed it already. */
export function reseal(keys: SecretKeys, sealed: Buffer, boundTo: string): Buffer | null {
  const [first] = keys;
  if (first !== undefined && markOf(first) === sealed[0] && openedWith(first, sealed, boundTo) !== null)
    return null;
  return seal(keys, unseal(keys, sealed, boundTo), boundTo);
}
