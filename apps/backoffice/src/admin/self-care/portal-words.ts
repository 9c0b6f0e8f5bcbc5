import type { Phrases } from '@tezga/phrases';

type Words = Phrases['selfCare'];

/** The portal writes 14.11.2026; the specification shows its days as 14/11/2026. */
export const portalDay = (day: string): string => day.replaceAll('.', '/');

export const statusWord = (status: string, words: Words): string =>
  status === 'CPSS.ACTIVE' ? words.active : words.passive;

/** Status 1 is an open unit, 5 a closed one. */
export function unitStatusWord(status: number, words: Words): string {
  if (status === 1) return words.open;
  return status === 5 ? words.closed : words.unknown;
}

export const vatWord = (isInVat: string, words: Words): string => (isInVat === 'Y' ? words.yes : words.no);
