import { openOrdersMost } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  formatCount,
  formatDateTime,
  ListPage,
  Notice,
  usePhrases,
  type FilterDefinition,
  type RowAction,
  type TableState,
} from '@tezga/ui';
import { IconFileInvoice, IconFilter, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useListViews } from '../../../kits/lists/use-list-views.ts';
import { useSession } from '../../../session/session-context.ts';
import { invoicePageSizes } from '../invoices-request.ts';
import { orderColumns } from './orders-columns.tsx';
import classes from './Orders.module.css';
import { ordersPage, ordersRequest, placeOf } from './orders-page.ts';
import { orderQueries, type OpenOrder } from './queries.ts';
import { useSumUp } from './use-sum-up.tsx';
import { cashRegisterQueries } from '../../cash-register/index.ts';
import { invoicePath, newInvoicePath, receiptsPath } from '../../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = { ...defaultTableState, perPage: 50 };
const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** What was served and not paid yet; those that are chosen become one invoice. */
export function OrdersPage() {
  const phrases = usePhrases();
  const { orders: words, sales } = phrases;
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(newestFirst, invoicePageSizes);
  const { data, ...query } = useQuery(orderQueries.open(ordersRequest(state)));
  const columns = useMemo(() => orderColumns(phrases), [phrases]);
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const kept = useListViews('receipts-orders', state, newestFirst);
  const { dialog, action } = useSumUp();
  const open = (order: OpenOrder) => void navigate({ to: invoicePath(order) });
  const rowActions = (order: OpenOrder): RowAction[] => {
    const place = placeOf(order);
    const show = () => onStateChange({ ...state, search: place, page: 1 }, { replace: false });
    return [
      { label: words.open, icon: <IconFileInvoice {...icon} />, run: () => open(order) },
      ...(place === '' ? [] : [{ label: words.only(place), icon: <IconFilter {...icon} />, run: show }]),
    ];
  };
  const newOrder = (
    <Button component={Link} to={newInvoicePath} leftSection={<IconPlus {...icon} />}>
      {words.newOrder}
    </Button>
  );
  return (
    <>
      <ListPage
        title={words.title}
        breadcrumb={[
          <Link key="list" to={receiptsPath}>
            {sales.title}
          </Link>,
        ]}
        query={{ ...query, data: data === undefined ? undefined : ordersPage(data.orders, state) }}
        columns={columns}
        idOf={({ _id }) => _id}
        state={state}
        onStateChange={onStateChange}
        pageSizes={invoicePageSizes}
        filters={useOrderFilters()}
        searchPlaceholder={words.searchHint}
        countLabel={words.count}
        onOpen={open}
        hrefOf={invoicePath}
        rowActions={rowActions}
        {...(mayIssue ? { bulkActions: [action], mainAction: newOrder } : {})}
        summary={<Looked data={data} />}
        empty={
          <EmptyState
            icon={<IconStack2 size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
            {...(mayIssue ? { actions: newOrder } : {})}
          />
        }
        layout={kept.layout}
        onLayoutChange={kept.onLayoutChange}
      />
      {dialog}
    </>
  );
}

function useOrderFilters(): FilterDefinition[] {
  const { sales } = usePhrases();
  const queries = useQueryClient();
  return [
    { id: 'date', kind: 'dateRange', label: sales.date },
    {
      id: 'till',
      kind: 'choice',
      label: sales.till,
      options: async () =>
        (await queries.ensureQueryData(cashRegisterQueries.tills)).map(({ _id, name }) => ({
          value: _id,
          label: name,
        })),
    },
  ];
}

/** From which day on was asked, and whether there is more than is shown. */
function Looked({
  data,
}: {
  readonly data: { readonly from: string | null; readonly isMore: boolean } | undefined;
}) {
  const { orders: words } = usePhrases();
  if (data === undefined) return null;
  if (data.isMore) return <Notice tone="warn">{words.more(formatCount(openOrdersMost))}</Notice>;
  if (data.from === null) return null;
  return <p className={classes['looked']}>{words.from(formatDateTime(data.from))}</p>;
}
