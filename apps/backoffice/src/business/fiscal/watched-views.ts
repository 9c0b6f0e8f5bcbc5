import type { TableView } from '@tezga/ui';

const watched = ['pending', 'error'] as const;
type Watched = (typeof watched)[number];

/** The tabs of a list for documents that are pending or refused, with their counts. */
export const watchedViews = (
  words: Readonly<Record<Watched, string>>,
  countOf: (status: Watched) => Pick<TableView, 'count' | 'isMore'> | undefined,
): TableView[] =>
  watched.map((status) => {
    const known = countOf(status);
    const filters = { status: [status] };
    return { id: status, label: words[status], filters, count: known?.count, isMore: known?.isMore };
  });
