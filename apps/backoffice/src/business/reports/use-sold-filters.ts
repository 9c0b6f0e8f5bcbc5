import { choiceFilter, recordOption, usePhrases, type FilterDefinition } from '@tezga/ui';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { useTillFilter } from '../cash-register/index.ts';
import { useOperatorFilter } from '../employees/index.ts';

/** The filters of a sales report; a report of payments has no category filter. */
export function useSoldFilters(hasCategory: boolean): FilterDefinition[] {
  const { reports: words } = usePhrases();
  const categories = useOptions(
    necessaryQueries.categories,
    ({ category_id: value, categoryDesc: label }) => ({
      value,
      label,
    }),
  );
  return [
    choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption)),
    useTillFilter(words.till),
    ...useOperatorFilter(words.operator),
    ...(hasCategory ? [choiceFilter('category', words.category, categories)] : []),
  ];
}
