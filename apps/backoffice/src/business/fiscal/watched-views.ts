import type { TableView } from '@tezga/ui';

const watched = ['pending', 'error'] as const;
type Watched = (typeof watched)[number];

/** The lists of documents one looks at most: those without a code of the tax authority, with how many there are. */
export const watchedViews = (
  words: Readonly<Record<Watched, string>>,
  countOf: (status: Watched) => Pick<TableView, 'count' | 'isMore'> | undefined,
): TableView[] =>
  watched.map((status) => {
    const known = countOf(status);
    const filters = { status: [status] };
    return { id: status, label: words[status], filters, count: known?.count, isMore: known?.isMore };
  });
