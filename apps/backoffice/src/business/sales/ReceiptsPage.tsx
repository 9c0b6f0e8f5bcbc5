import { invoicesOnPageMost } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconFileInvoice, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { invoicePath, newInvoicePath, ordersPath } from '../../kits/documents/document-paths.ts';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { invoicePageSizes, invoicesRequest } from './invoices-request.ts';
import { exportedInvoices, salesQueries } from './queries.ts';
import { receiptColumns } from './receipt-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';
import { useReceiptActions } from './use-receipt-actions.tsx';
import { useReceiptViews } from './use-receipt-views.ts';

/** The invoices that were issued, the newest first, and what the tax authority says of each. */
export function ReceiptsPage() {
  const phrases = usePhrases();
  const words = phrases.sales;
  const list = useListState(undefined, invoicePageSizes);
  const request = invoicesRequest(list.state);
  const { dialogs, mayIssue, ...actions } = useReceiptActions();
  const page = useListScreen({
    ...list,
    ...actions,
    name: 'receipts',
    words,
    icon: IconFileInvoice,
    idOf: ({ _id }) => _id,
    query: useQuery(salesQueries.invoices(request)),
    fetchPage: exportPages(words, invoicesOnPageMost, (signal) => exportedInvoices(request, signal)),
    exportNote: words.exportRule,
    columns: useMemo(() => receiptColumns(phrases), [phrases]),
    filters: useInvoiceFilters(list.state),
    pageSizes: invoicePageSizes,
    pageSizeNote: words.pageRule,
    groupCardsBy: 'date',
    open: invoicePath,
    add: mayIssue ? { to: newInvoicePath, label: words.newInvoice } : undefined,
    actions: (
      <Button
        component={Link}
        to={ordersPath}
        variant="default"
        leftSection={<IconStack2 size={15} stroke={1.7} aria-hidden />}
      >
        {phrases.orders.title}
      </Button>
    ),
    views: useReceiptViews(),
  });
  return (
    <>
      {page}
      {dialogs}
    </>
  );
}
