import { searchPatterns } from '../platform/database/search-patterns.ts';

/**
 * The LIKE patterns of a search. A phone number with blanks, dashes or a plus becomes a single pattern of its
 * digits, which matches anywhere in a text.
 */
export function businessSearchPatterns(search: string | undefined): string[] {
  const isPhone = /^\+?[\d\s()/-]{3,}$/.test(search ?? '');
  return isPhone ? [`%${(search ?? '').replaceAll(/\D/g, '')}%`] : searchPatterns(search);
}
