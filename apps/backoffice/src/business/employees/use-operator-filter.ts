import { businessLevel } from '@tezga/domain';
import { choiceFilter, recordOption, type FilterDefinition } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { employeesQueries } from './queries.ts';

/** A filter by operator, including former employees; empty for users who may not read employees. */
export function useOperatorFilter(label: string): FilterDefinition[] {
  const queries = useQueryClient();
  if (businessLevel(useSession().role, 'employees') === 'none') return [];
  const options = async () => {
    const lists = (['current', 'gone'] as const).map((which) => employeesQueries.list(which));
    const employees = await Promise.all(lists.map((list) => queries.ensureQueryData(list)));
    return employees.flat().map(recordOption);
  };
  return [choiceFilter('operator', label, options)];
}
