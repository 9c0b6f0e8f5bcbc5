import { eInvoiceStatuses } from '@tezga/domain';
import { usePhrases, type FilterDefinition } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { purchasesQueries } from './queries.ts';

/** What lists of purchases are narrowed by. */
export function usePurchaseFilters(): FilterDefinition[] {
  const { purchases: words, ui } = usePhrases();
  const queries = useQueryClient();
  return [
    { id: 'date', kind: 'dateRange', label: words.date },
    {
      id: 'supplier',
      kind: 'choice',
      multiple: true,
      label: words.supplier,
      options: async () =>
        (await queries.ensureQueryData(purchasesQueries.suppliers)).map(({ IDNum, name }) => ({
          value: IDNum,
          label: `${name} · ${IDNum}`,
        })),
    },
    {
      id: 'status',
      kind: 'choice',
      multiple: true,
      label: words.state,
      options: eInvoiceStatuses.map((value) => ({ value, label: ui.states[value] })),
    },
  ];
}
