import { businessLevel, fiscalStatuses, noteTransactionCodes } from '@tezga/domain';
import { usePhrases, type FilterDefinition } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../session/session-context.ts';
import { cashRegisterQueries } from '../cash-register/index.ts';
import { employeesQueries } from '../employees/index.ts';

const named = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({
  value: _id,
  label: name,
});

/** What the list of notes is narrowed by; nothing is offered whose choices one may not see. */
export function useNoteFilters(): FilterDefinition[] {
  const { wtn, ui } = usePhrases();
  const queries = useQueryClient();
  const seesEmployees = businessLevel(useSession().role, 'employees') !== 'none';
  return useMemo<FilterDefinition[]>(() => {
    const operator: FilterDefinition = {
      id: 'operator',
      kind: 'choice',
      multiple: true,
      label: wtn.operator,
      // Whoever is gone has issued too.
      options: async () => {
        const lists = await Promise.all([
          queries.ensureQueryData(employeesQueries.list('current')),
          queries.ensureQueryData(employeesQueries.list('gone')),
        ]);
        return lists.flat().map(named);
      },
    };
    return [
      { id: 'date', kind: 'dateRange', label: wtn.date },
      {
        id: 'status',
        kind: 'choice',
        multiple: true,
        label: wtn.state,
        options: fiscalStatuses.map((value) => ({ value, label: ui.states[value] })),
      },
      {
        id: 'transaction',
        kind: 'choice',
        multiple: true,
        label: wtn.transaction,
        options: noteTransactionCodes.map((value) => ({ value, label: wtn.transactions[value] })),
      },
      {
        id: 'till',
        kind: 'choice',
        multiple: true,
        label: wtn.till,
        options: async () => (await queries.ensureQueryData(cashRegisterQueries.tills)).map(named),
      },
      ...(seesEmployees ? [operator] : []),
    ];
  }, [wtn, ui, queries, seesEmployees]);
}
