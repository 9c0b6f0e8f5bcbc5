import { choiceFilter, recordOption, type FilterDefinition } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { cashRegisterQueries } from './queries.ts';

/** Filters a list by till. */
export function useTillFilter(label: string, multiple = true): FilterDefinition {
  const queries = useQueryClient();
  const options = async () => (await queries.ensureQueryData(cashRegisterQueries.tills)).map(recordOption);
  return choiceFilter('till', label, options, { multiple });
}
