import { tiranaDay } from '../tirana-time.ts';

/** Document numbers restart with each year in Tirana. */
export function documentYear(issuedAt: Date): number {
  return Number(tiranaDay(issuedAt).slice(0, 4));
}

/** 12/2026 */
export function documentNumberText(number: number, issuedAt: Date): string {
  return `${number}/${documentYear(issuedAt)}`;
}
