import { tiranaDay } from '../tirana-time.ts';

/** The year of a document number, by Tirana time; numbers restart each year. */
export function documentYear(issuedAt: Date): number {
  return Number(tiranaDay(issuedAt).slice(0, 4));
}

/** The number and year of a document, such as 12/2026. */
export function documentNumberText(number: number, issuedAt: Date): string {
  return `${number}/${documentYear(issuedAt)}`;
}
