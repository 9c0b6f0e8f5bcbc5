import { businessLevel } from '@tezga/domain';
import {
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type BulkAction,
  type ListPageProps,
  type RowAction,
} from '@tezga/ui';
import { IconCircleCheck, IconFileInvoice, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListViews } from '../../lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { NearElsewhere } from '../deadlines/NearElsewhere.tsx';
import { CauseNotices } from './CauseNotices.tsx';
import { invoicePath } from './paths.ts';
import type { WaitingInvoice } from './queries.ts';
import { useResend } from './use-resend.ts';
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

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** The invoices that the tax authority has not taken yet and still can, why, and what to do about it. */
export function WaitingList({ query, invoices, isMissed, ...page }: WaitingListProps) {
  const phrases = usePhrases();
  const { sales, deadlines } = phrases;
  const words = sales.waiting;
  const { state } = page;
  const navigate = useNavigate();
  const columns = useMemo(() => waitingColumns(phrases), [phrases]);
  const resend = useResend();
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const kept = useListViews('receipts-waiting', state, defaultTableState);
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
      {...page}
      query={{ ...query, data: invoices === undefined ? undefined : waitingPage(invoices, state) }}
      columns={columns}
      idOf={({ _id }) => _id}
      searchPlaceholder={words.searchHint}
      countLabel={sales.count}
      onOpen={open}
      hrefOf={invoicePath}
      rowActions={rowActions}
      {...(mayIssue ? { bulkActions: [resendMany] } : {})}
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
