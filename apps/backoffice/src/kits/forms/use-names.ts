import { countries } from '@tezga/domain';
import { useLanguage, usePhrases } from '@tezga/ui';
import { useMemo } from 'react';

const alpha2Of: ReadonlyMap<string, string> = new Map(
  countries.map(({ alpha3, alpha2 }) => [alpha3, alpha2]),
);

/** The name of a country in the current language, by ISO alpha-3 code. */
export function useCountryName(): (alpha3: string) => string {
  const { countries: written } = usePhrases().names;
  const { language } = useLanguage();
  return useMemo(() => {
    const known = new Intl.DisplayNames([language], { type: 'region' });
    return (alpha3) => {
      const alpha2 = alpha2Of.get(alpha3);
      return alpha2 === undefined ? alpha3 : (written[alpha2] ?? known.of(alpha2) ?? alpha3);
    };
  }, [written, language]);
}

/** The name of a currency in the current language, by code. */
export function useCurrencyName(): (code: string) => string {
  const { currencies: written } = usePhrases().names;
  const { language } = useLanguage();
  return useMemo(() => {
    const known = new Intl.DisplayNames([language], { type: 'currency' });
    return (code) => written[code] ?? known.of(code) ?? code;
  }, [written, language]);
}
