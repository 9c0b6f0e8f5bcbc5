import { defaultTableState, tableStateToSearch, type TableState } from '@tezga/ui';

/** The part of the waiting page with what is too late, chosen as other lists choose by a filter. */
export const missedFilters: TableState['filters'] = { deadline: ['missed'] };

/** As it stands in the address. */
export const missedSearch = tableStateToSearch({ ...defaultTableState, filters: missedFilters });

export const isMissedChosen = ({ filters }: TableState): boolean =>
  filters['deadline']?.includes('missed') === true;
