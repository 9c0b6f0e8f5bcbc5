import { defaultTableState, usePhrases, type TableState, type TableView } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { unshownCount } from './waiting-rows.ts';
import { WaitingList } from './WaitingList.tsx';
import {
  notMissed,
  isMissedChosen,
  missedFilters,
  MissedList,
  useMissedDocuments,
} from '../deadlines/index.ts';
import { waitingQueries } from '../fiscal/index.ts';
import { receiptsPath } from '../../kits/documents/document-paths.ts';

// By default the rows stay in the server's order: the invoices with the least time left first.
const leastTimeFirst: TableState = defaultTableState;
/** The last page size is the maximum number of invoices that the server lists. */
const pageSizes = [15, 50, 100, 1_000];
const pollIntervalMs = 5_000;

/** Pending invoices, and in a second view the documents that missed their deadline. */
export function WaitingPage() {
  const { sales, deadlines } = usePhrases();
  const { state, onStateChange } = useListState(leastTimeFirst, pageSizes);
  const waiting = useQuery({ ...waitingQueries.invoices, staleTime: 0, refetchInterval: pollIntervalMs });
  const invoices = waiting.data?.invoices;
  const inTime = useMemo(() => (invoices === undefined ? undefined : notMissed(invoices)), [invoices]);
  const { documents: missed, query: missedQuery } = useMissedDocuments(waiting);
  const missedView: TableView = {
    id: 'missed',
    label: deadlines.tabs.missed,
    filters: missedFilters,
    count: missed?.length,
  };
  const isMissedShown = isMissedChosen(state) && missed?.length !== 0;
  // The tab is shown also if the missed documents could not be loaded, because it shows the error.
  const hasMissed = missed === undefined ? missedQuery.isError : missed.length > 0;
  const shownState = useMemo(
    () => (isMissedShown ? state : { ...state, filters: {} }),
    [isMissedShown, state],
  );
  const page = {
    title: sales.waiting.title,
    breadcrumb: [
      <Link key="list" to={receiptsPath}>
        {sales.title}
      </Link>,
    ],
    state: shownState,
    onStateChange,
    pageSizes,
    ...(isMissedShown || hasMissed ? { views: [missedView], allLabel: deadlines.tabs.waiting } : {}),
  };
  return isMissedShown ? (
    <MissedList {...page} query={missedQuery} documents={missed} />
  ) : (
    <WaitingList
      {...page}
      query={waiting}
      invoices={inTime}
      unshown={waiting.data === undefined ? 0 : unshownCount(waiting.data, inTime ?? [])}
      missed={missed}
    />
  );
}
