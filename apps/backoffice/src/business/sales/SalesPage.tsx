import {
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { businessLevel } from '@tezga/domain';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { invoicePageSizes, invoicesRequest } from './invoices-request.ts';
import { salesPage, salesQueries, type Sale } from './queries.ts';
import { saleColumns } from './sale-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';
import { invoicePath } from '../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = defaultTableState;

/** What was sold, what it cost and what is left. */
export function SalesPage() {
  const { sales: words } = usePhrases();
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(newestFirst, invoicePageSizes);
  const request = invoicesRequest(state);
  const query = useQuery(salesQueries.sales(request));
  const isCostShown = useMayRead('cost');
  const columns = useMemo(() => saleColumns(words, isCostShown), [words, isCostShown]);
  const mayOpen = businessLevel(useSession().role, 'receipts') !== 'none';
  const fetchPage: FetchPage<Sale> = (page, perPage, signal) =>
    salesPage({ ...request, paginationOptions: { page, maxCount: perPage } }, signal);
  return (
    <ListPage
      title={words.sold.title}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      pageSizes={invoicePageSizes}
      pageSizeNote={words.pageRule}
      filters={useInvoiceFilters(state)}
      searchPlaceholder={words.searchHint}
      countLabel={words.sold.count}
      fetchPage={fetchPage}
      groupCardsBy="date"
      {...(mayOpen
        ? { onOpen: (sale: Sale) => void navigate({ to: invoicePath(sale) }), hrefOf: invoicePath }
        : {})}
      empty={
        <EmptyState
          icon={<IconChartBar size={17} stroke={1.6} />}
          title={words.sold.emptyTitle}
          sentence={words.sold.emptyText}
        />
      }
      {...useListViews('sales', state, newestFirst)}
    />
  );
}
