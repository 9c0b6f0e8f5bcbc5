import type { Necessary } from '../../session/batch-necessary.ts';

/** The saved logo as a data URL; null if there is none. */
export function logoAddress(logo: Necessary<'logo'>): string | null {
  return logo === null ? null : `data:${logo.type};base64,${logo.data}`;
}
