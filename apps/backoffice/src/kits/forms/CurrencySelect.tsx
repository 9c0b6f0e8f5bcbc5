import { baseCurrency, currencyCodes } from '@tezga/domain';
import { Select, type SelectProps } from '@tezga/ui';
import { useMemo } from 'react';
import { findOption } from './find-option.ts';
import { useCurrencyName } from './use-names.ts';
import { useCurrencies } from '../../session/necessary-data.ts';

interface CurrencySelectProps extends Omit<SelectProps, 'data'> {
  /** Those the business uses, the lek among them, or every one there is. */
  readonly among?: 'own' | 'all';
  /** Not offered, because they are chosen already. */
  readonly without?: readonly string[];
}

const none: readonly string[] = [];

/** A currency, found by its code and by its name. */
export function CurrencySelect({ among = 'own', without = none, ...props }: CurrencySelectProps) {
  const nameOf = useCurrencyName();
  const { data: own } = useCurrencies();
  const { value = null } = props;
  const data = useMemo(() => {
    const codes = among === 'all' ? currencyCodes : [baseCurrency, ...(own ?? []).map(({ _id }) => _id)];
    // What is chosen has a name, also when the business has stopped using it.
    const offered = new Set([...codes, ...(value === null || value === '' ? [] : [value])]);
    return [...offered]
      .filter((code) => code === value || !without.includes(code))
      .map((code) => ({ value: code, label: `${code} – ${nameOf(code)}` }));
  }, [among, own, value, without, nameOf]);
  return <Select {...props} data={data} searchable filter={findOption} autoComplete="off" />;
}
