import { businessLevel } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invoicePath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { invoicePageSizes, invoicesRequest } from './invoices-request.ts';
import { salesPage, salesQueries } from './queries.ts';
import { saleColumns } from './sale-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';

/** The list of sales with revenue, cost and margin, newest first. */
export function SalesPage() {
  const { sales: words } = usePhrases();
  const list = useListState(undefined, invoicePageSizes);
  const request = invoicesRequest(list.state);
  const isCostShown = useMayRead('cost');
  const mayOpen = businessLevel(useSession().role, 'receipts') !== 'none';
  return useListScreen({
    ...list,
    name: 'sales',
    words: { ...words.sold, searchHint: words.searchHint },
    icon: IconChartBar,
    idOf: ({ _id }) => _id,
    query: useQuery(salesQueries.sales(request)),
    fetchPage: (page, maxCount, signal) =>
      salesPage({ ...request, paginationOptions: { page, maxCount } }, signal),
    columns: useMemo(() => saleColumns(words, isCostShown), [words, isCostShown]),
    filters: useInvoiceFilters(list.state),
    pageSizes: invoicePageSizes,
    pageSizeNote: words.pageRule,
    groupCardsBy: 'date',
    open: mayOpen ? invoicePath : undefined,
  });
}
