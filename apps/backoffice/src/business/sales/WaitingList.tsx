import { defaultTableState, EmptyState, ListPage, usePhrases, type ListPageProps } from '@tezga/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useListViews } from '../../lists/use-list-views.ts';
import { NearElsewhere } from '../deadlines/NearElsewhere.tsx';
import { CauseNotices } from './CauseNotices.tsx';
import { invoicePath } from './paths.ts';
import type { WaitingInvoice } from './queries.ts';
import { useWaitingActions } from './use-waiting-actions.tsx';
import { waitingColumns } from './waiting-columns.tsx';
import { waitingPage } from './waiting-rows.ts';

type FromPage = 'title' | 'breadcrumb' | 'state' | 'onStateChange' | 'pageSizes' | 'views' | 'allLabel';

interface WaitingListProps extends Pick<ListPageProps<WaitingInvoice>, FromPage> {
  readonly query: Omit<ListPageProps<WaitingInvoice>['query'], 'data'>;
  /** Undefined until they are known. */
  readonly invoices: readonly WaitingInvoice[] | undefined;
  /** Whether there is something that came too late, which stands apart. */
  readonly isMissed: boolean;
}

const noneYet: readonly WaitingInvoice[] = [];

/** The invoices that the tax authority has not taken yet and still can, why, and what to do about it. */
export function WaitingList({ query, invoices, isMissed, ...page }: WaitingListProps) {
  const phrases = usePhrases();
  const { sales, deadlines } = phrases;
  const words = sales.waiting;
  const { state } = page;
  const columns = useMemo(() => waitingColumns(phrases), [phrases]);
  const { open, ...actions } = useWaitingActions(invoices ?? noneYet);
  const kept = useListViews('receipts-waiting', state, defaultTableState);
  return (
    <ListPage
      {...page}
      query={{ ...query, data: invoices === undefined ? undefined : waitingPage(invoices, state) }}
      columns={columns}
      idOf={({ _id }) => _id}
      searchPlaceholder={words.searchHint}
      countLabel={sales.count}
      onOpen={open}
      hrefOf={invoicePath}
      {...actions}
      summary={
        <CauseNotices invoices={invoices ?? []}>
          <NearElsewhere />
        </CauseNotices>
      }
      empty={
        <EmptyState
          icon={<IconCircleCheck size={17} stroke={1.6} />}
          title={isMissed ? deadlines.nothingElse.title : words.emptyTitle}
          sentence={isMissed ? deadlines.nothingElse.text : words.emptyText}
        />
      }
      layout={kept.layout}
      onLayoutChange={kept.onLayoutChange}
    />
  );
}
