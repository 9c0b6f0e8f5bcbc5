import type { Config } from '../platform/config.ts';
import { CannotUnseal, seal, unseal } from '../platform/secrets/seal.ts';

/** Bound to other words than the password, so that neither passes for the other. */
const boundTo = (whose: string) => `self-care session of ${whose}`;

/**
 * The token of the portal as it leaves this server: sealed for the business or the person it was begun for. Whoever
 * finds it enters nothing with it, and any of our servers can open it.
 */
export function sealedToken({ SECRETS_KEY }: Config, token: string, whose: string): string {
  return seal(SECRETS_KEY, token, boundTo(whose)).toString('base64url');
}

/** Null where it is no token of ours, or of somebody else. */
export function openedToken({ SECRETS_KEY }: Config, sealed: string, whose: string): string | null {
  try {
    return unseal(SECRETS_KEY, Buffer.from(sealed, 'base64url'), boundTo(whose));
  } catch (error) {
    if (error instanceof CannotUnseal) return null;
    throw error;
  }
}
