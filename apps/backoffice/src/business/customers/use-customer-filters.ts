import { clientIdTypes, towns } from '@tezga/domain';
import { usePhrases, type FilterDefinition } from '@tezga/ui';
import { useMemo } from 'react';

const townOptions = towns.map((town) => ({ value: town, label: town }));

export function useCustomerFilters(): FilterDefinition[] {
  const { customers } = usePhrases();
  return useMemo(
    () => [
      {
        id: 'idType',
        kind: 'choice',
        multiple: true,
        label: customers.idType,
        options: clientIdTypes.map((value) => ({ value, label: customers.idTypes[value] })),
      },
      { id: 'town', kind: 'choice', multiple: true, label: customers.town, options: townOptions },
      {
        id: 'state',
        kind: 'choice',
        label: customers.state,
        options: [{ value: 'deleted', label: customers.deleted }],
      },
    ],
    [customers],
  );
}
