import { openOrdersMax } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  type Column,
  countColumn,
  dateColumn,
  defaultTableState,
  formatCount,
  formatDateTime,
  Notice,
  periodFilter,
  type TableState,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconFilter, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { invoicePath, newInvoicePath, receiptsPath } from '../../../kits/documents/document-paths.ts';
import { rowAction } from '../../../kits/lists/row-action.tsx';
import { useListScreen } from '../../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useSession } from '../../../session/session-context.ts';
import { useTillFilter } from '../../cash-register/index.ts';
import { buyerColumn, inCurrencyColumn, methodColumn, numberColumn } from '../invoice-columns.tsx';
import { invoicePageSizes } from '../invoices-request.ts';
import classes from './Orders.module.css';
import { ordersPage, ordersRequest, placeOf } from './orders-page.ts';
import { orderQueries, type FoundOrders, type OpenOrder } from './queries.ts';
import { useSumUp } from './use-sum-up.tsx';

// By default the rows stay in the server's order: newest first.
const newestFirst: TableState = { ...defaultTableState, perPage: 50 };

/** The list of open orders (served, not paid); the selected ones become one summary invoice. */
export function OrdersPage() {
  const phrases = usePhrases();
  const { orders: words, sales } = phrases;
  const list = useListState(newestFirst, invoicePageSizes);
  const { data, ...query } = useQuery(orderQueries.open(ordersRequest(list.state)));
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const { dialog: dialogs, action } = useSumUp();
  const searchFor = (search: string) =>
    list.onStateChange({ ...list.state, search, page: 1 }, { replace: false });
  const placeActions = (place: string) =>
    place === '' ? [] : [rowAction(IconFilter, words.only(place), () => searchFor(place))];
  return useListScreen<OpenOrder>({
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
    add: mayIssue ? { to: newInvoicePath, label: words.newOrder, search: { start: 'order' } } : undefined,
    rowActions: (row) => placeActions(placeOf(row)),
    bulkActions: mayIssue ? [action] : undefined,
    summary: <Looked data={data} />,
    dialogs,
  });
}

/**
 * Says from which time on the server searched for orders, or warns that it found more orders than it lists.
 */
function Looked({ data }: { readonly data: FoundOrders | undefined }) {
  const { orders: words } = usePhrases();
  if (data === undefined) return null;
  if (data.isMore) return <Notice tone="warn">{words.more(formatCount(openOrdersMax))}</Notice>;
  if (data.from === null) return null;
  return <p className={classes['looked']}>{words.from(formatDateTime(data.from))}</p>;
}

const sortable = true;
const buyerOf = ({ buyer }: OpenOrder) => ({ name: buyer?.name ?? '', type: 'CASH' as const });
const notesOf = ({ notes }: OpenOrder) => notes;

function orderColumns({ sales, orders }: Phrases): Column<OpenOrder>[] {
  const totalled = { sortable, footerTotal: true, card: 'amount' } as const;
  return [
    { ...numberColumn(sales, ({ invoiceNumber }) => invoiceNumber), width: 100, minWidth: 84 },
    dateColumn('date', sales.date, 142, ({ issueDateTime }) => issueDateTime, { sortable, card: 'detail' }),
    textColumn('notes', orders.notes, 150, notesOf, {
      minWidth: 90,
      sortable,
      hint: notesOf,
      card: 'detail',
    }),
    { ...buyerColumn(sales.customer, 150, buyerOf), sortable },
    { ...methodColumn(sales, ({ method }) => [method]), card: 'badge' },
    textColumn('till', sales.till, 150, ({ posName }) => posName, {
      minWidth: 90,
      hint: ({ posName }) => posName,
      filterBy: { filter: 'till', value: ({ posId }) => posId },
    }),
    textColumn('operator', sales.operator, 96, ({ operatorName }) => operatorName, { minWidth: 60 }),
    countColumn('lines', orders.lines, 70, ({ linesCount }) => linesCount, { hiddenByDefault: true }),
    inCurrencyColumn(sales),
    amountColumn('total', sales.total, 104, ({ totalPrice }) => totalPrice, totalled),
  ];
}
