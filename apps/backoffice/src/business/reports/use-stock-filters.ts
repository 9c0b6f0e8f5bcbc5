import { choiceFilter, recordOption, usePhrases, type FilterDefinition } from '@tezga/ui';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';

/** The filters of a report about stock movements. */
export function useStockFilters(): FilterDefinition[] {
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
    choiceFilter('category', words.category, categories),
  ];
}
