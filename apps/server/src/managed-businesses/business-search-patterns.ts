import { searchPatterns } from '../platform/database/search-patterns.ts';

/** A phone number typed with blanks, dashes or a plus is one word of digits, found by any part of it. */
export function businessSearchPatterns(search: string | undefined): string[] {
  const isPhone = /^\+?[\d\s()/-]{3,}$/.test(search ?? '');
  return isPhone ? [`%${(search ?? '').replaceAll(/\D/g, '')}%`] : searchPatterns(search);
}
