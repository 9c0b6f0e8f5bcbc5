import { choiceFilter, recordOption, type FilterDefinition } from '@tezga/ui';
import { useOptions } from '../../kits/lists/use-options.ts';
import { cashRegisterQueries } from './queries.ts';

/** Filters a list by till. */
export function useTillFilter(label: string, multiple = true): FilterDefinition {
  return choiceFilter('till', label, useOptions(cashRegisterQueries.tills, recordOption), { multiple });
}
