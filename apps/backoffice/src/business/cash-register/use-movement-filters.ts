import { businessLevel } from '@tezga/domain';
import { usePhrases, type FilterDefinition } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../session/session-context.ts';
import { cashRegisterQueries } from './queries.ts';
import { employeesQueries } from '../employees/index.ts';

/** By till, by day and, for whoever may know the employees, by who moved the money. */
export function useMovementFilters(): FilterDefinition[] {
  const { cashRegister } = usePhrases();
  const queries = useQueryClient();
  const seesEmployees = businessLevel(useSession().role, 'employees') !== 'none';
  return useMemo<FilterDefinition[]>(() => {
    const named = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({
      value: _id,
      label: name,
    });
    const operator: FilterDefinition = {
      id: 'operator',
      kind: 'choice',
      multiple: true,
      label: cashRegister.who,
      // Whoever is gone has moved money too.
      options: async () => {
        const lists = await Promise.all([
          queries.ensureQueryData(employeesQueries.list('current')),
          queries.ensureQueryData(employeesQueries.list('gone')),
        ]);
        return lists.flat().map(named);
      },
    };
    return [
      { id: 'period', kind: 'dateRange', label: cashRegister.period },
      {
        id: 'till',
        kind: 'choice',
        multiple: true,
        label: cashRegister.till,
        options: async () => (await queries.ensureQueryData(cashRegisterQueries.tills)).map(named),
      },
      ...(seesEmployees ? [operator] : []),
    ];
  }, [cashRegister, queries, seesEmployees]);
}
