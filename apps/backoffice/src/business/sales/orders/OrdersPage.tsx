import { openOrdersMost } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import {
  defaultTableState,
  formatCount,
  formatDateTime,
  Notice,
  periodFilter,
  usePhrases,
  type RowAction,
  type TableState,
} from '@tezga/ui';
import { IconFileInvoice, IconFilter, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { rowAction } from '../../../kits/lists/row-action.tsx';
import { useListScreen } from '../../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useSession } from '../../../session/session-context.ts';
import { invoicePageSizes } from '../invoices-request.ts';
import { orderColumns } from './orders-columns.ts';
import classes from './Orders.module.css';
import { ordersPage, ordersRequest, placeOf } from './orders-page.ts';
import { orderQueries, type FoundOrders, type OpenOrder } from './queries.ts';
import { useSumUp } from './use-sum-up.tsx';
import { useTillFilter } from '../../cash-register/index.ts';
import { invoicePath, newInvoicePath, receiptsPath } from '../../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = { ...defaultTableState, perPage: 50 };

/** What was served and not paid yet; those that are chosen become one invoice. */
export function OrdersPage() {
  const phrases = usePhrases();
  const { orders: words, sales } = phrases;
  const list = useListState(newestFirst, invoicePageSizes);
  const { data, ...query } = useQuery(orderQueries.open(ordersRequest(list.state)));
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const { dialog: dialogs, action } = useSumUp();
  return useListScreen({
    ...list,
    name: 'receipts-orders',
    defaults: newestFirst,
    hasSavedViews: false,
    words,
    icon: IconStack2,
    breadcrumb: [
      <Link key="list" to={receiptsPath}>
        {sales.title}
      </Link>,
    ],
    idOf: ({ _id }) => _id,
    query: { ...query, data: data === undefined ? undefined : ordersPage(data.orders, list.state) },
    columns: useMemo(() => orderColumns(phrases), [phrases]),
    filters: [periodFilter('date', sales.date), useTillFilter(sales.till, false)],
    pageSizes: invoicePageSizes,
    open: invoicePath,
    add: mayIssue ? { to: newInvoicePath, label: words.newOrder } : undefined,
    rowActions: useOrderActions(list),
    bulkActions: mayIssue ? [action] : undefined,
    summary: <Looked data={data} />,
    dialogs,
  });
}

function useOrderActions({ state, onStateChange }: ReturnType<typeof useListState>) {
  const { orders: words } = usePhrases();
  const navigate = useNavigate();
  return (order: OpenOrder): RowAction[] => {
    const place = placeOf(order);
    const show = () => onStateChange({ ...state, search: place, page: 1 }, { replace: false });
    return [
      rowAction(IconFileInvoice, words.open, () => navigate({ to: invoicePath(order) })),
      ...(place === '' ? [] : [rowAction(IconFilter, words.only(place), show)]),
    ];
  };
}

/** From which day on was asked, and whether there is more than is shown. */
function Looked({ data }: { readonly data: FoundOrders | undefined }) {
  const { orders: words } = usePhrases();
  if (data === undefined) return null;
  if (data.isMore) return <Notice tone="warn">{words.more(formatCount(openOrdersMost))}</Notice>;
  if (data.from === null) return null;
  return <p className={classes['looked']}>{words.from(formatDateTime(data.from))}</p>;
}
