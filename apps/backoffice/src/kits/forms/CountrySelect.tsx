import { countries } from '@tezga/domain';
import { Select, type SelectProps } from '@tezga/ui';
import { useMemo } from 'react';
import { findOption } from './find-option.ts';
import { useCountryName } from './use-names.ts';

/** A select of countries by ISO alpha-3 code; Albania first, the others by name. */
export function CountrySelect(props: Omit<SelectProps, 'data'>) {
  const nameOf = useCountryName();
  const data = useMemo(() => {
    const [home, ...others] = countries.map(({ alpha3 }) => ({ value: alpha3, label: nameOf(alpha3) }));
    const byName = others.toSorted((one, other) => one.label.localeCompare(other.label, 'sq'));
    return home === undefined ? byName : [home, ...byName];
  }, [nameOf]);
  return <Select {...props} data={data} searchable filter={findOption} autoComplete="off" />;
}
