import { countries } from '@tezga/domain';
import type { Language } from '@tezga/phrases';

const known = new Map<Language, Intl.DisplayNames>();

/** Name of a three-letter country code; an unknown code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  const country = countries.find(({ alpha3 }) => alpha3 === code);
  if (country === undefined) return code;
  const names = known.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  known.set(language, names);
  return names.of(country.alpha2) ?? code;
}
