import { searchPatterns } from '../platform/database/search-patterns.ts';

const partLengthMin = 3;

/**
 * The LIKE patterns of a search. A phone number with blanks, dashes or a plus becomes a single pattern of its
 * digits, which matches anywhere in a text. The country code and the zero that replaces it are left out, because the
 * stored number may have the other one.
 */
export function businessSearchPatterns(search: string | undefined): string[] {
  const isPhone = /^\+?[\d\s()/-]{3,}$/.test(search ?? '');
  if (!isPhone) return searchPatterns(search);
  const digits = (search ?? '').replaceAll(/\D/g, '');
  const national = digits.replace(/^(?:00)?355|^0/, '');
  return [`%${national.length < partLengthMin ? digits : national}%`];
}
