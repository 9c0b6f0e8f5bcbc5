import { usePhrases, type TableView } from '@tezga/ui';
import { useQueries } from '@tanstack/react-query';
import { salesQueries } from './queries.ts';

const watched = (['pending', 'error'] as const).map((status) => ({ status, filters: { status: [status] } }));

/** The lists one looks at most, with how much is in each. */
export function useReceiptViews(): TableView[] {
  const { views } = usePhrases().sales;
  const counts = useQueries({ queries: watched.map(({ filters }) => salesQueries.count(filters)) });
  return watched.map(({ status, filters }, place) => ({
    id: status,
    label: views[status],
    filters,
    count: counts[place]?.data?.count,
    isMore: counts[place]?.data?.isMore,
  }));
}
