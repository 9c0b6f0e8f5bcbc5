import type { Config } from '../platform/config.ts';
import { CannotUnseal, seal, unseal } from '../platform/secrets/seal.ts';

/**
 * The associated data differs from that of the stored password, so that a token cannot be decrypted as a
 * password, nor a password as a token.
 */
const boundTo = (whose: string) => `self-care session of ${whose}`;

/**
 * Encrypts the portal's token for the business or the user that opened the session. A stolen token is useless
 * without our key, and any of our servers can decrypt it.
 */
export function sealedToken({ SECRETS_KEY }: Config, token: string, whose: string): string {
  return seal(SECRETS_KEY, token, boundTo(whose)).toString('base64url');
}

/** Null if the text is not a token of this server, or belongs to another business or user. */
export function openedToken({ SECRETS_KEY }: Config, sealed: string, whose: string): string | null {
  try {
    return unseal(SECRETS_KEY, Buffer.from(sealed, 'base64url'), boundTo(whose));
  } catch (error) {
    if (error instanceof CannotUnseal) return null;
    throw error;
  }
}
