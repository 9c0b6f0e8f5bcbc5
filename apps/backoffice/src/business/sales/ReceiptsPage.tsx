import { invoicesOnPageMost } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  formatCount,
  ListPage,
  toast,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconFileInvoice, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { invoicePageSizes, invoicesRequest } from './invoices-request.ts';
import { exportedInvoices, salesQueries, type Invoice } from './queries.ts';
import { receiptColumns } from './receipt-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';
import { useReceiptActions } from './use-receipt-actions.tsx';
import { useReceiptViews } from './use-receipt-views.ts';
import { invoicePath, newInvoicePath, ordersPath } from '../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = defaultTableState;

/** The invoices that were issued, and what the tax authority says of each. */
export function ReceiptsPage() {
  const phrases = usePhrases();
  const words = phrases.sales;
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(newestFirst, invoicePageSizes);
  const request = invoicesRequest(state);
  const query = useQuery(salesQueries.invoices(request));
  const columns = useMemo(() => receiptColumns(phrases), [phrases]);
  const { dialogs, mayIssue, ...actions } = useReceiptActions();
  const kept = useListViews('receipts', state, newestFirst);
  const fetchPage: FetchPage<Invoice> = async (_page, _perPage, signal) => {
    const { rows, isCut } = await exportedInvoices(request, signal);
    if (isCut)
      toast.warning({
        title: words.exportCutTitle,
        text: words.exportCutText(formatCount(invoicesOnPageMost)),
      });
    return { rows, total: rows.length };
  };
  const newButton = (
    <Button
      component={Link}
      to={newInvoicePath}
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {words.newInvoice}
    </Button>
  );
  return (
    <>
      <ListPage
        title={words.title}
        query={query}
        columns={columns}
        idOf={({ _id }) => _id}
        state={state}
        onStateChange={onStateChange}
        pageSizes={invoicePageSizes}
        pageSizeNote={words.pageRule}
        filters={useInvoiceFilters(state)}
        searchPlaceholder={words.searchHint}
        countLabel={words.count}
        fetchPage={fetchPage}
        exportNote={words.exportRule}
        groupCardsBy="date"
        onOpen={(invoice) => void navigate({ to: invoicePath(invoice) })}
        hrefOf={invoicePath}
        empty={
          <EmptyState
            icon={<IconFileInvoice size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
            {...(mayIssue ? { actions: newButton } : {})}
          />
        }
        {...actions}
        actions={
          <Button
            component={Link}
            to={ordersPath}
            variant="default"
            leftSection={<IconStack2 size={15} stroke={1.7} aria-hidden />}
          >
            {phrases.orders.title}
          </Button>
        }
        {...(mayIssue ? { mainAction: newButton } : {})}
        {...kept}
        views={[...useReceiptViews(), ...('views' in kept ? kept.views : [])]}
      />
      {dialogs}
    </>
  );
}
