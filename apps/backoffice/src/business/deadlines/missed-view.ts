import { defaultTableState, tableStateToSearch, type ListPageProps, type TableState } from '@tezga/ui';

type FromPage = 'title' | 'breadcrumb' | 'state' | 'onStateChange' | 'pageSizes' | 'views' | 'allLabel';

/** The props that the waiting page passes to each of its two lists. */
export interface WaitingPart extends Pick<ListPageProps<unknown>, FromPage> {
  readonly query: Omit<ListPageProps<unknown>['query'], 'data'>;
}

/** The filter that selects the missed documents on the waiting page. */
export const missedFilters: TableState['filters'] = { deadline: ['missed'] };

/** The filter for missed documents as search parameters. */
export const missedSearch = tableStateToSearch({ ...defaultTableState, filters: missedFilters });

export const isMissedChosen = ({ filters }: TableState): boolean =>
  filters['deadline']?.includes('missed') === true;
