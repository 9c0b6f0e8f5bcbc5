import { businessLevel } from '@tezga/domain';
import {
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type BulkAction,
  type RowAction,
  type TableState,
} from '@tezga/ui';
import { IconCircleCheck, IconFileInvoice, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../lists/use-list-state.ts';
import { useListViews } from '../../lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { CauseNotices } from './CauseNotices.tsx';
import { invoicePath, receiptsPath } from './paths.ts';
import { salesQueries, type WaitingInvoice } from './queries.ts';
import { useResend } from './use-resend.ts';
import { waitingColumns } from './waiting-columns.tsx';
import { waitingPage } from './waiting-rows.ts';

// Without a sort they stand as the server gives them: those with the least time left first.
const leastTimeFirst: TableState = defaultTableState;
/** The last is as many as are ever told of. */
const pageSizes = [15, 50, 100, 1_000];
const askAgainMs = 5_000;
const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** The invoices that the tax authority has not taken yet, why, and what to do about it. */
export function WaitingPage() {
  const phrases = usePhrases();
  const { sales } = phrases;
  const words = sales.waiting;
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(leastTimeFirst, pageSizes);
  const { data, ...query } = useQuery({ ...salesQueries.waiting, staleTime: 0, refetchInterval: askAgainMs });
  const columns = useMemo(() => waitingColumns(phrases), [phrases]);
  const resend = useResend();
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const kept = useListViews('receipts-waiting', state, leastTimeFirst);
  const open = (invoice: WaitingInvoice) => void navigate({ to: invoicePath(invoice) });
  const resendMany: BulkAction<WaitingInvoice> = {
    ...resend.many,
    label: sales.resend.action,
    icon: <IconRefresh {...icon} />,
  };
  const rowActions = (invoice: WaitingInvoice): RowAction[] => [
    { label: sales.open, icon: <IconFileInvoice {...icon} />, run: () => open(invoice) },
    ...(mayIssue
      ? [{ label: sales.resend.action, icon: resendMany.icon, run: () => void resend.one(invoice) }]
      : []),
  ];
  return (
    <ListPage
      title={words.title}
      breadcrumb={[
        <Link key="list" to={receiptsPath}>
          {sales.title}
        </Link>,
      ]}
      query={{ ...query, data: data === undefined ? undefined : waitingPage(data.invoices, state) }}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      pageSizes={pageSizes}
      searchPlaceholder={words.searchHint}
      countLabel={sales.count}
      onOpen={open}
      hrefOf={invoicePath}
      rowActions={rowActions}
      {...(mayIssue ? { bulkActions: [resendMany] } : {})}
      summary={<CauseNotices invoices={data?.invoices ?? []} />}
      empty={
        <EmptyState
          icon={<IconCircleCheck size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      }
      layout={kept.layout}
      onLayoutChange={kept.onLayoutChange}
    />
  );
}
