import { contract } from '@tezga/contract';
import type { FilterOption } from '@tezga/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { customersKey } from './queries.ts';
import { call } from '../../session/call.ts';

const optionsMax = 20;

/** The customers that are selected in a filter, as options; findCustomerOptions searches for more options. */
export function useCustomerOptions(ids: readonly string[], isAllowed: boolean): FilterOption[] {
  const { data } = useQuery({
    queryKey: [...customersKey, 'names', ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map(async (id) => (await call(contract.customers.one, { id }, { signal })).customer)),
    enabled: isAllowed && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
}

export async function findCustomerOptions(text: string, signal: AbortSignal): Promise<FilterOption[]> {
  const { customers } = await call(
    contract.customers.page,
    { search: text, perPage: optionsMax },
    { signal },
  );
  return customers.map(({ _id, name, idNumber }) => ({
    value: _id,
    label: idNumber === '' ? name : `${name} · ${idNumber}`,
  }));
}
