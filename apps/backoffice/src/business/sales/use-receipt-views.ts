import { usePhrases, type TableView } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { salesQueries } from './queries.ts';

/** The lists one looks at most, with how much waits in each. */
export function useReceiptViews(): TableView[] {
  const { views } = usePhrases().sales;
  const { data } = useQuery(salesQueries.waiting);
  return (['pending', 'error'] as const).map((status) => ({
    id: status,
    label: views[status],
    filters: { status: [status] },
    count: data?.invoices.filter((invoice) => invoice.status === status).length,
  }));
}
