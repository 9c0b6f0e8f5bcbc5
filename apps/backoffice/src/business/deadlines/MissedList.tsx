import { defaultTableState, ListPage, usePhrases, type ListPageProps } from '@tezga/ui';
import { useMemo } from 'react';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { missedColumns } from './missed-columns.tsx';
import { missedPage, type MissedDocument } from './missed-documents.ts';
import { missedFilters } from './missed-view.ts';
import { MissedNotice } from './MissedNotice.tsx';
import { useMissedActions } from './use-missed-actions.tsx';

type FromPage = 'title' | 'breadcrumb' | 'state' | 'onStateChange' | 'pageSizes' | 'views' | 'allLabel';

interface MissedListProps extends Pick<ListPageProps<MissedDocument>, FromPage> {
  readonly query: Omit<ListPageProps<MissedDocument>['query'], 'data'>;
  /** Undefined until they are known. */
  readonly documents: readonly MissedDocument[] | undefined;
}

const noneYet: readonly MissedDocument[] = [];

/** The documents that came too late for the tax authority, who knows it, and the deeds that end it. */
export function MissedList({ query, documents, ...page }: MissedListProps) {
  const phrases = usePhrases();
  const words = phrases.deadlines;
  const { state } = page;
  const columns = useMemo(() => missedColumns(phrases), [phrases]);
  const { open, ...actions } = useMissedActions(documents ?? noneYet);
  const kept = useListViews('receipts-missed', state, defaultTableState);
  return (
    <ListPage
      {...page}
      query={{ ...query, data: documents === undefined ? undefined : missedPage(documents, state) }}
      columns={columns}
      idOf={({ _id }) => _id}
      keptFilters={missedFilters}
      searchPlaceholder={words.searchHint}
      countLabel={words.count}
      onOpen={open}
      hrefOf={({ path }) => path}
      isFaint={({ seen }) => seen !== null}
      {...actions}
      summary={<MissedNotice />}
      layout={kept.layout}
      onLayoutChange={kept.onLayoutChange}
    />
  );
}
