import { defaultTableState, tableStateToSearch, type ListPageProps, type TableState } from '@tezga/ui';

type FromPage = 'title' | 'breadcrumb' | 'state' | 'onStateChange' | 'pageSizes' | 'views' | 'allLabel';

/** What the waiting page gives each of its two lists. */
export interface WaitingPart extends Pick<ListPageProps<unknown>, FromPage> {
  readonly query: Omit<ListPageProps<unknown>['query'], 'data'>;
}

/** The part of the waiting page with what is too late, chosen as other lists choose by a filter. */
export const missedFilters: TableState['filters'] = { deadline: ['missed'] };

/** As it stands in the address. */
export const missedSearch = tableStateToSearch({ ...defaultTableState, filters: missedFilters });

export const isMissedChosen = ({ filters }: TableState): boolean =>
  filters['deadline']?.includes('missed') === true;
