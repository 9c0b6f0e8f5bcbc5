import { isVatExemption } from '@tezga/domain';
import { choiceFilter, usePhrases, type FilterDefinition, type TableState } from '@tezga/ui';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { buyerNameOf, taxCodes, weekdayCodes } from './invoices-request.ts';

/**
 * The filters that links from reports to the invoice list set, such as weekday, VAT rate and category. The buyer
 * filter is shown only while it is set.
 */
export function usePartFilters(filters: TableState['filters']): FilterDefinition[] {
  const { reports: words, dashboard, print } = usePhrases();
  const categories = useOptions(
    necessaryQueries.categories,
    ({ category_id: value, categoryDesc: label }) => ({
      value,
      label,
    }),
  );
  const buyers = filters['buyer'] ?? [];
  return [
    choiceFilter(
      'weekday',
      words.groupings.weekday,
      weekdayCodes.map((value) => ({ value, label: dashboard.weekdays[Number(value) % 7] ?? value })),
    ),
    choiceFilter(
      'vat',
      words.groupings.vat,
      taxCodes.map((value) => ({
        value,
        label: isVatExemption(value) ? print.exemptions[value] : `${value} %`,
      })),
    ),
    choiceFilter('category', words.category, categories),
    choiceFilter('line', words.groupings.item, [{ value: 'free', label: words.noArticle }]),
    ...(buyers.length === 0
      ? []
      : [
          choiceFilter(
            'buyer',
            words.buyer,
            buyers.map((value) => ({ value, label: buyerNameOf(value) || words.noBuyer })),
          ),
        ]),
  ];
}
