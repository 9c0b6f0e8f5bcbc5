import { baseCurrency, currencyCodes } from '@tezga/domain';
import { Select, type SelectProps } from '@tezga/ui';
import { useMemo } from 'react';
import { findOption } from './find-option.ts';
import { useCurrencyName } from './use-names.ts';
import { useCurrencies } from '../../session/necessary-data.ts';

interface CurrencySelectProps extends Omit<SelectProps, 'data'> {
  /** `own`: the currencies of the business, including the lek; `all`: every currency. */
  readonly among?: 'own' | 'all';
  /** Currencies left out because they are already selected elsewhere. */
  readonly without?: readonly string[];
}

const none: readonly string[] = [];

/** A currency, searchable by code and by name. */
export function CurrencySelect({ among = 'own', without = none, ...props }: CurrencySelectProps) {
  const nameOf = useCurrencyName();
  const { data: own } = useCurrencies();
  const { value = null } = props;
  const data = useMemo(() => {
    const codes = among === 'all' ? currencyCodes : [baseCurrency, ...(own ?? []).map(({ _id }) => _id)];
    // The selected currency stays listed even if the business no longer uses it.
    const offered = new Set([...codes, ...(value === null || value === '' ? [] : [value])]);
    return [...offered]
      .filter((code) => code === value || !without.includes(code))
      .map((code) => ({ value: code, label: `${code} – ${nameOf(code)}` }));
  }, [among, own, value, without, nameOf]);
  return <Select {...props} data={data} searchable filter={findOption} autoComplete="off" />;
}
