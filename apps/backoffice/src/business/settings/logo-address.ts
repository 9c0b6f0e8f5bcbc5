import type { Necessary } from '../../session/batch-necessary.ts';

/** A kept logo as an address that an image shows; null where there is none. */
export function logoAddress(logo: Necessary<'logo'>): string | null {
  return logo === null ? null : `data:${logo.type};base64,${logo.data}`;
}
