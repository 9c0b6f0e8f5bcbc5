import { formatCount, Notice, usePhrases } from '@tezga/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { CauseNotices } from './CauseNotices.tsx';
import { useWaitingActions } from './use-waiting-actions.tsx';
import { waitingColumns } from './waiting-columns.tsx';
import { waitingPage } from './waiting-rows.ts';
import {
  type MissedDocument,
  NearElsewhere,
  nothingWaits,
  useDeadlines,
  type WaitingPart,
} from '../deadlines/index.ts';
import type { WaitingInvoice } from '../fiscal/index.ts';
import { invoicePath } from '../../kits/documents/document-paths.ts';

interface WaitingListProps extends WaitingPart {
  /** Undefined while the invoices load. */
  readonly invoices: readonly WaitingInvoice[] | undefined;
  /** How many pending invoices the server did not list. */
  readonly unshown: number;
  /** The documents past their deadline, which are in a separate list; undefined while they load. */
  readonly missed: readonly MissedDocument[] | undefined;
}

const noneYet: readonly WaitingInvoice[] = [];

/** Pending invoices that can still be fiscalized in time, with the cause of each and what to do about it. */
export function WaitingList({ query, invoices, unshown, missed, ...page }: WaitingListProps) {
  const phrases = usePhrases();
  const { sales } = phrases;
  const known = useDeadlines();
  const nothing = nothingWaits(phrases, known, missed);
  const { mayIssue, ...actions } = useWaitingActions(invoices ?? noneYet);
  return useListScreen<WaitingInvoice>({
    ...page,
    ...actions,
    name: 'receipts-waiting',
    hasSavedViews: false,
    words: {
      title: page.title,
      searchHint: sales.waiting.searchHint,
      count: sales.count,
      emptyTitle: nothing.title,
      emptyText: nothing.text,
    },
    icon: IconCircleCheck,
    idOf: ({ _id }) => _id,
    query: { ...query, data: invoices === undefined ? undefined : waitingPage(invoices, page.state) },
    columns: useMemo(() => waitingColumns(phrases, mayIssue), [phrases, mayIssue]),
    open: invoicePath,
    summary: (
      <CauseNotices invoices={invoices ?? []}>
        <NearElsewhere deadlines={known.deadlines} />
        {unshown === 0 ? null : <Notice tone="info">{sales.waiting.unshown(formatCount(unshown))}</Notice>}
      </CauseNotices>
    ),
  });
}
