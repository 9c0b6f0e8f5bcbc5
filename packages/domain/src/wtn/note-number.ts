import { tiranaDay } from '../tirana-time.ts';

/** Notes of a business are numbered anew with each year in Tirana. */
export function noteYear(issuedAt: Date): string {
  return tiranaDay(issuedAt).slice(0, 4);
}

/** 12/2026 */
export function noteNumberText(ordinal: number, issuedAt: Date): string {
  return `${ordinal}/${noteYear(issuedAt)}`;
}
