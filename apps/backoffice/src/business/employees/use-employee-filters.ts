import { usePhrases, type FilterDefinition } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rolesAmong, type EmployeeRow } from './employee-rows.ts';
import { employeesQueries } from './queries.ts';

export function useEmployeeFilters(all: readonly EmployeeRow[] | undefined): FilterDefinition[] {
  const { employees } = usePhrases();
  const queries = useQueryClient();
  return useMemo(
    () => [
      { id: 'role', kind: 'choice', multiple: true, label: employees.role, options: rolesAmong(all ?? []) },
      {
        id: 'shop',
        kind: 'choice',
        multiple: true,
        label: employees.shops,
        options: async () => {
          const shops = await queries.ensureQueryData(employeesQueries.shops);
          return shops.map(({ _id, name }) => ({ value: _id, label: name }));
        },
      },
      {
        id: 'state',
        kind: 'choice',
        label: employees.state,
        options: [{ value: 'gone', label: employees.gone }],
      },
    ],
    [all, employees, queries],
  );
}
